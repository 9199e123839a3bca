import type { RefusalCode } from 'domain/api/endpoint.ts'
import { type FieldErrors, hasCode } from 'domain/values/rule.ts'
import type { Texts } from 'domain/texts/en.ts'

/** Picks a text from the catalogue of a language, such as `(texts) => texts.server.notFound`. */
export type LocalizedText = (texts: Texts) => string

/** A request that is answered with 4xx or 503, in the language of the client. */
export class HttpError extends Error {
  readonly status: number
  readonly detail: LocalizedText | FieldErrors
  readonly headers: Record<string, string>
  readonly code: RefusalCode | undefined

  /**
   * @param detail a text, or what is wrong by field
   * @param code what the client must do first
   */
  constructor(
    status: number,
    detail: LocalizedText | FieldErrors,
    headers: Record<string, string> = {},
    code?: RefusalCode,
  ) {
    super(`HTTP ${status}`)
    this.status = status
    this.detail = detail
    this.headers = headers
    this.code = code
  }
}

/** Makes the error for a resource that does not exist, or that the client may not know of. */
export const notFound = (): HttpError => new HttpError(404, ({ server }) => server.notFound)

/** Makes the error for a request that cannot be understood. */
export const badRequest = (): HttpError => new HttpError(400, ({ server }) => server.badRequest)

const TOO_LARGE = ['fileTooLarge', 'documentTooLarge'] as const

/** Makes the error for fields that are wrong: 413 if a file is too large, else 400. */
export const invalidFields = (errors: FieldErrors): HttpError =>
  new HttpError(TOO_LARGE.some((code) => hasCode(errors, code)) ? 413 : 400, errors)
