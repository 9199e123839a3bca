import type { Request as ExpressRequest } from 'express'
import { badRequest, HttpError } from '../responses/http-error.ts'

/** Largest JSON that is read, unless a row says otherwise. A description of 20,000 characters fits in any script. */
const JSON_BYTES = 256 * 1024

/**
 * Returns the body as it was sent; the runtime keeps it.
 * @throws HttpError 415 if it is compressed
 */
export function rawBody(request: ExpressRequest): Buffer {
  const { 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding.toLowerCase() !== 'identity') throw new HttpError(415, ({ server }) => server.unsupportedType)
  return (request as ExpressRequest & { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0)
}

/** Returns the media type of a body in lower case, without its parameters; '' if none was sent. */
export const mediaType = (request: ExpressRequest): string =>
  (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()

/** Returns whether the body is JSON, which is always UTF-8. */
const isJson = (request: ExpressRequest): boolean =>
  /^application\/json\s*(;\s*charset="?utf-?8"?\s*)?;?$/i.test(request.headers['content-type']?.trim() ?? '')

/**
 * Reads a JSON object from the body. An empty body is an empty object.
 * @throws HttpError 400, 413 or 415
 */
export function readJson(request: ExpressRequest, maxBytes = JSON_BYTES): Record<string, unknown> {
  const body = rawBody(request)
  if (body.length === 0) return {}
  if (!isJson(request)) throw new HttpError(415, ({ server }) => server.unsupportedType)
  if (body.length > maxBytes) throw new HttpError(413, ({ server }) => server.tooLarge)
  const value = parsed(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest()
  return value as Record<string, unknown>
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    throw badRequest()
  }
}
