import { type FieldErrors, hasCode } from 'domain/schemas/rule.ts'
import type { Texts } from 'domain/texts/en.ts'

/** One of the texts, whatever the language: `(texts) => texts.server.notFound`. */
export type Saying = (texts: Texts) => string

/** A request that is answered with 4xx, in the language of whoever asked. */
export class Refusal extends Error {
  readonly status: number
  readonly said: Saying | FieldErrors
  readonly headers: Record<string, string>

  /** @param said a text, or what is wrong by field */
  constructor(status: number, said: Saying | FieldErrors, headers: Record<string, string> = {}) {
    super(`Refused with ${status}`)
    this.status = status
    this.said = said
    this.headers = headers
  }
}

const TOO_LARGE = ['fileTooLarge', 'documentTooLarge'] as const

/** Refuses what is wrong by field: 413 where a file is too large, else 400. */
export const refuseFields = (errors: FieldErrors): Refusal =>
  new Refusal(TOO_LARGE.some((code) => hasCode(errors, code)) ? 413 : 400, errors)
