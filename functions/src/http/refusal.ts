import type { FieldErrors } from 'domain/schemas/check.ts'

/** A request that is answered with 4xx. What it says goes to the client as it stands. */
export class Refusal extends Error {
  readonly status: number
  /** Messages by field, where fields can be named. */
  readonly fields: FieldErrors | undefined
  readonly headers: Record<string, string>

  constructor(status: number, said: string | FieldErrors, headers: Record<string, string> = {}) {
    super(typeof said === 'string' ? said : Object.values(said).flat().join(' '))
    this.status = status
    this.fields = typeof said === 'string' ? undefined : said
    this.headers = headers
  }
}
