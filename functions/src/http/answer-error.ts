import type { ErrorRequestHandler, Response } from 'express'
import * as logger from 'firebase-functions/logger'
import { Refusal } from './refusal.ts'
import { texts } from './texts.ts'

/** Which shape a route's errors have: `{error}` or a map of field to messages, or `{detail}`. */
export interface ErrorShape {
  key: 'error' | 'detail'
  /** Whether field messages are answered as a map. */
  fields: boolean
  /** Said when something broke on our side. */
  failed: string
}

const DETAIL: ErrorShape = { key: 'detail', fields: false, failed: texts.server.failed }

const shapeOf = (response: Response): ErrorShape =>
  (response.locals['errors'] as ErrorShape | undefined) ?? DETAIL

/** Answers whatever a handler threw: refusals as they stand, everything else without a word of what it was. */
export const answerError: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) return next(error)
  const { key, fields, failed } = shapeOf(response)
  const refusal = toRefusal(error)
  if (!refusal) {
    logger.error(`${request.method} ${request.route?.path ?? 'unknown route'} failed`, stackOf(error))
    return void response.status(500).json({ [key]: failed })
  }
  response.status(refusal.status).set(refusal.headers)
  if (refusal.fields && fields) return void response.json(refusal.fields)
  response.json({ [key]: refusal.fields ? inOneText(refusal.fields) : refusal.message })
}

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  // an address that cannot be decoded; express says so with a status
  if (error instanceof URIError) return new Refusal(400, texts.server.badRequest)
  return undefined
}

// a map, since a field may be called constructor
const LABELS = new Map(Object.entries(texts.label))

/** Field messages in one text, each saying which field it means. */
export const inOneText = (fields: Record<string, string[]>): string =>
  Object.entries(fields)
    .map(([name, messages]) => {
      const label = LABELS.get(name) ?? name
      const text = messages.join(' ')
      return text.startsWith(label) ? text : `${label}: ${text}`
    })
    .join(' ')

/** What a log keeps of an error: where it happened, not the request that caused it. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : typeof error
