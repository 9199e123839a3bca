import type { PublishProblem } from 'domain/stored/site/published.ts'

/** Why nothing is published, if somebody can fix it. The last release stays live. */
export class PublishFailure extends Error {
  readonly code: PublishProblem['code']
  /** @param detail the obstacle, without personal data */
  constructor(code: PublishProblem['code'], detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
  readonly detail: string
}
