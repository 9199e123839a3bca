import type { Errors } from 'domain/api/endpoint.ts'
import { formatErrors } from 'domain/values/rule.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { ErrorRequestHandler, Response } from 'express'
import * as logger from 'firebase-functions/logger'
import { textsOf } from './language.ts'
import { badRequest, HttpError } from './http-error.ts'

const DETAIL: Errors = { key: 'detail' }

/** Sets the format in which errors of this request are answered. */
export function setErrorFormat(response: Response, errors: Errors | undefined): void {
  response.locals['errors'] = errors
}

const errorsOf = (response: Response): Errors => (response.locals['errors'] as Errors | undefined) ?? DETAIL

/** Answers what a handler threw: an HttpError as it is, anything else without details. */
export const handleError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error)
  const { key, isByField, hasFields, failed } = errorsOf(response)
  const texts = textsOf(response)
  const refusal = toRefusal(error)
  if (!refusal) {
    logger.error(`${request.method} ${request.route?.path ?? 'unknown route'} failed`, redactedStack(error))
    return void response.status(500).json({ [key]: failed?.(texts) ?? texts.server.failed })
  }
  response.status(refusal.status).set(refusal.headers)
  const { code, detail } = refusal
  const fields = typeof detail === 'function' ? undefined : formatErrors(texts, detail)
  if (isByField && fields) return void response.json(fields)
  response.json({
    [key]: formatHttpError(refusal, texts),
    ...(code && { code }),
    ...(hasFields && fields && { fields }),
  })
}

function toRefusal(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  // an address that cannot be decoded; express says so with a status
  if (error instanceof URIError) return badRequest()
  return undefined
}

/** Formats an HttpError as one text. */
export const formatHttpError = ({ detail }: HttpError, texts: Texts): string =>
  typeof detail === 'function' ? detail(texts) : joinFieldErrors(formatErrors(texts, detail), texts)

/** Joins field messages into one text that names each field. */
export function joinFieldErrors(fields: Record<string, string[]>, { label: labels }: Texts): string {
  // a map, since a field may be called constructor
  const names = new Map(Object.entries(labels))
  return Object.entries(fields)
    .map(([name, messages]) => {
      // the label of `ur.title` is that of `ur_title`, and of a list's items that of the list: `reasons[0].id`
      const known = [name, name.replace('.', '_'), name.replace(/\[.*/, '')].find((one) => names.has(one))
      const label = names.get(known ?? '') ?? name
      const text = messages.join(' ')
      return text.startsWith(label) ? text : `${label}: ${text}`
    })
    .join(' ')
}

/** E-mail addresses and identity card numbers. */
const OF_PEOPLE = /[^\s<>@/]{1,64}@[^\s<>@/]+|\b\d{5}-?\d{7}-?\d\b/g

/** Returns what the log keeps of an error: its stack, without personal data and without the request. */
export const redactedStack = (error: unknown): string =>
  error instanceof Error
    ? (error.stack ?? error.message).slice(0, 10_000).replaceAll(OF_PEOPLE, '…')
    : typeof error
