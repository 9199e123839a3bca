import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Returns whether this process handles events, whose bodies the runtime must parse. Deployments always set the variable for
 * those. Every other process answers requests.
 */
export const isEventProcess = ({ FUNCTION_SIGNATURE_TYPE: type = '' }: NodeJS.ProcessEnv): boolean =>
  ['cloudevent', 'event'].includes(type)

const sent = new WeakMap<IncomingMessage, Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>>()

/**
 * Makes the runtime pass every body on as it was sent. By default it decompresses and parses JSON, forms and texts of any size
 * before our code runs. It also answers what it cannot read with an HTML page. It passes plain bytes on, so this declares every
 * body as bytes.
 */
export function preserveRawBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    const { 'content-type': type, 'content-encoding': encoding } = request.headers
    sent.set(request, {
      ...(type && { 'content-type': type }),
      ...(encoding && { 'content-encoding': encoding }),
    })
    request.headers['content-type'] = 'application/octet-stream'
    delete request.headers['content-encoding']
  })
}

/** Restores the original Content-Type and Content-Encoding headers. Call this before any code reads them. */
export function restoreHeaders(request: IncomingMessage): void {
  const headers = sent.get(request)
  if (!headers) return
  delete request.headers['content-type']
  Object.assign(request.headers, headers)
}
