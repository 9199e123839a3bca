import { type Endpoint, privateHeader } from 'domain/api/endpoint.ts'
import type { CallOptions, SentOf } from './http/call.ts'

/** Returns the private values of a query as headers, by name. */
export function privateHeaders({ query = {} }: Endpoint, sent: object): Record<string, string> {
  const isPrivate = (name: string) => {
    const field = query[name]
    return field?.type === 'text' && field.isPrivate
  }
  const said = Object.entries(sent).filter(([name, value]) => value !== undefined && isPrivate(name))
  return Object.fromEntries(
    said.map(([name, value]) => [privateHeader(name), encodeURIComponent(String(value))]),
  )
}

/** Moves the private values of a query from the URL, which logs keep, into headers. */
export function hidePrivate<E extends Endpoint>(
  endpoint: E,
  sent: SentOf<E>,
  options: CallOptions,
): [SentOf<E>, CallOptions] {
  const headers = privateHeaders(endpoint, sent)
  const open = Object.entries(sent).filter(([name]) => !(privateHeader(name) in headers))
  return [Object.fromEntries(open) as SentOf<E>, { ...options, headers }]
}
