import type { PublishProblem } from 'domain/stored/site/published.ts'

/** Why nothing is published, if somebody can fix it. The last release stays live. */
export class PublishFailure extends Error {
  readonly code: PublishProblem['code']
  readonly detail: string
  readonly release: string
  /**
   * @param detail the obstacle, without personal data
   * @param release names the live release that it is about
   */
  constructor(code: PublishProblem['code'], detail: string, release = '') {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
    this.release = release
  }
}
