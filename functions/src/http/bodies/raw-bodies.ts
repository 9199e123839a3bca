import { subscribe } from 'node:diagnostics_channel'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Whether this process is for events, whose bodies the runtime must parse. A deployment always says so of one; of a process that
 * answers requests it says nothing, and the platform or an emulator may: what is not known answers requests.
 */
export const isEventProcess = ({ FUNCTION_SIGNATURE_TYPE: type = '' }: NodeJS.ProcessEnv): boolean =>
  ['cloudevent', 'event'].includes(type)

const sent = new WeakMap<IncomingMessage, Pick<IncomingHttpHeaders, 'content-type' | 'content-encoding'>>()

/**
 * Makes the functions' runtime hand every body over as it came. By itself it unpacks and parses JSON, forms and texts
 * before any code of ours runs, however large they become, and answers what it cannot read with an HTML page. Plain
 * bytes it passes on, so bytes is what it is told that every body is.
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

/** Says again what the client said of the body; call it before anything looks. */
export function restoreHeaders(request: IncomingMessage): void {
  const headers = sent.get(request)
  if (!headers) return
  delete request.headers['content-type']
  Object.assign(request.headers, headers)
}
