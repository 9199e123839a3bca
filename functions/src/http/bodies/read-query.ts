import { type Endpoint, privateHeader, type QueryField, type QueryOf } from 'domain/api/endpoint.ts'
import { type FieldErrors, rule, type RuleMessage } from 'domain/values/rule.ts'
import type { Request } from 'express'
import { HttpError } from '../responses/http-error.ts'

/**
 * Reads the query parameters that a row knows, private ones from their header too. Others are ignored.
 * @throws HttpError 400 naming every wrong one
 */
export function readQuery<E extends Endpoint>({ query: fields = {} }: E, request: Request): QueryOf<E> {
  const read = Object.entries<QueryField>(fields)
    .map(([name, field]) => [name, field, sentOf(name, field, request)] as const)
    .filter(([, , sent]) => sent !== undefined)
    .map(([name, field, sent]) => [name, readField(field, sent)] as const)
  const errors: FieldErrors = Object.fromEntries(
    read.flatMap(([name, value]) => (typeof value === 'object' ? [[name, [value]]] : [])),
  )
  if (Object.keys(errors).length > 0) throw new HttpError(400, errors)
  return Object.fromEntries(read) as QueryOf<E>
}

/** Returns a parameter as sent. Caches store public answers by address, so only private parameters are read from a header. */
function sentOf(name: string, field: QueryField, request: Request): unknown {
  const inHeader = field.type === 'text' && field.isPrivate && request.get(privateHeader(name))
  return inHeader ? decodeURIComponent(inHeader) : request.query[name]
}

function readField(field: QueryField, sent: unknown): string | number | RuleMessage {
  switch (field.type) {
    case 'number': {
      const number = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : NaN
      return number >= field.min && number <= field.max ? number : rule('number', field.min, field.max)
    }
    case 'text':
      if (typeof sent !== 'string') return rule('repeated')
      return sent.length > field.maxLength ? rule('tooLong', field.maxLength) : sent
    case 'choice':
      return field.of.find((choice) => choice === sent) ?? rule('oneOf', field.of.join(', '))
  }
}
