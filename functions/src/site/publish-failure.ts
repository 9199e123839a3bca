import type { PublishProblem } from 'domain/stored/published.ts'

/** Why nothing is published, where somebody can do something about it; the last release stays live. */
export class PublishFailure extends Error {
  readonly code: PublishProblem['code']
  /** @param detail what stands in the way, in words that name nobody */
  constructor(code: PublishProblem['code'], detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
  readonly detail: string
}
