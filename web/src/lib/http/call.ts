import {
  addressOf,
  type AnswerOf,
  type BodyRules,
  type Endpoint,
  type PathOf,
  type QueryOf,
} from 'domain/api/endpoint.ts'
import type { InferType } from 'yup'
import { fetchAnswer, type HttpOptions } from './http.ts'

type FieldsOf<B> = B extends { schema: infer S extends BodyRules['schema']; isPartial: true }
  ? Partial<InferType<S>>
  : B extends { schema: infer S extends BodyRules['schema'] }
    ? InferType<S>
    : unknown
type PicturesOf<B> = B extends { pictures: readonly (infer Name extends string)[] }
  ? Partial<Record<Name, File | null>>
  : unknown
type DocumentsOf<B> = B extends { documents: readonly (infer Name extends string)[] }
  ? Partial<Record<Name, File | null>>
  : unknown

/** The arguments of a call by name: path parameters, query, fields, pictures, revision or version. */
export type SentOf<E extends Endpoint> = PathOf<E> &
  QueryOf<E> &
  (E extends { body: infer B } ? FieldsOf<B> & PicturesOf<B> & DocumentsOf<B> : unknown) &
  (E extends { hasRevision: true } ? { revision?: number } : unknown) &
  (E extends { hasVersion: true } ? { version?: string } : unknown)

export type CallOptions = Pick<HttpOptions, 'token' | 'signal' | 'cache' | 'headers'>

/** The answer to a call with its headers, which hold the length of a list. */
export interface Answered<E extends Endpoint> {
  answer: AnswerOf<E>
  headers: Headers
}

/**
 * Calls an endpoint of the contract.
 * @param sent arguments by name; the endpoint's row says which belong to the path, query or body
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection; a TimeoutError after 65 s
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  return (await callWithHeaders(endpoint, sent, options)).answer
}

/** Does the same as `call` and also returns the headers of the answer. */
export async function callWithHeaders<E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: CallOptions = {},
): Promise<Answered<E>> {
  const { path, query, match, fields } = split(endpoint, sent as Values)
  const { body, headers } = await fetchAnswer<AnswerOf<E>>(addressOf<Endpoint>(endpoint, path, query), {
    ...options,
    method: endpoint.method,
    ...(endpoint.body && { body: toBody(endpoint.body, fields) }),
    ...(match !== undefined && { headers: { 'if-match': `"${match}"` } }),
  })
  return { answer: body, headers }
}

type Values = Record<string, string | number | boolean | File | null | undefined>

/** Sorts the arguments into path, query, body fields and If-Match. */
function split({ path: pattern, query: known = {}, hasRevision, hasVersion }: Endpoint, sent: Values) {
  const path: Record<string, string> = {}
  const query: Record<string, string> = {}
  const fields: Values = {}
  let match: string | undefined
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined) continue
    if (value instanceof File || value === null) fields[name] = value
    else if (pattern.includes(`/:${name}/`)) path[name] = String(value)
    else if (name in known) query[name] = String(value)
    else if (hasRevision && name === 'revision') match = String(value)
    else if (hasVersion && name === 'version') match = String(value)
    else fields[name] = value
  }
  return { path, query, fields, match }
}

/** Builds the body: JSON, or a form if the endpoint takes pictures. */
function toBody({ as }: BodyRules, fields: Values): object | FormData {
  if (as === 'json') return fields
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value)
    else if (value !== null) form.set(name, String(value))
  }
  return form
}
