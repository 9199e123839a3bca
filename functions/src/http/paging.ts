import { comparable } from 'domain/comparable.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { Request, Response } from 'express'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/**
 * A whole number of the address, such as `limit`.
 * @throws Refusal 400 naming it when it is anything else or out of bounds
 */
export function numberOf(request: Request, name: string, { min, max }: { min: number; max: number }) {
  const text = request.query[name]
  if (text === undefined) return undefined
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(number >= min && number <= max)) throw new Refusal(400, { [name]: [texts.field.number(min, max)] })
  return number
}

/** What to look for, ready for comparing; '' for everything. @throws Refusal 400 when it is too long */
export function searchOf(request: Request): string {
  const { search = '' } = request.query
  if (typeof search !== 'string') throw new Refusal(400, { search: [texts.field.repeated] })
  if (search.length > MAX_LENGTH.search)
    throw new Refusal(400, { search: [texts.field.tooLong(MAX_LENGTH.search)] })
  return comparable(search.trim())
}

/** What lists know; a `Link` repeats nothing else, or it could grow larger than headers may. */
const KEPT = ['limit', 'search', 'tab']

/** Says how many there are in all, and where the next ones are. */
export function announce(
  request: Request,
  response: Response,
  total: number,
  next?: Record<string, string>,
): void {
  response.set('X-Total-Count', String(total))
  if (!next) return
  const asked = Object.entries(request.query).filter(
    (pair): pair is [string, string] => KEPT.includes(pair[0]) && typeof pair[1] === 'string',
  )
  const query = new URLSearchParams({ ...Object.fromEntries(asked), ...next })
  response.set('Link', `<${request.baseUrl}${request.path}?${String(query)}>; rel="next"`)
}
