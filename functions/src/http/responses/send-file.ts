import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { OpenFile } from '../../cloud/files.ts'

/** Streams a stored file with its length. HEAD gets only the headers. */
export async function sendFile(request: Request, response: Response, file: OpenFile): Promise<void> {
  response.set('Content-Length', String(file.size))
  if (request.method === 'HEAD') return void response.end()
  await pipeline(file.read(), response)
}
