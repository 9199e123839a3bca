import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'

/** A file among others. */
export interface ZipEntry {
  name: string
  /** Called when those before it have been sent. */
  read: () => Readable
  /** Pictures are as small as they get. */
  isSmall: boolean
}

/**
 * Streams files as one archive to be saved; none is ever held whole. What fails once it has begun cuts the connection, so that nobody takes a
 * part for the whole.
 * @param name as it is saved, without `.zip`
 */
export async function sendZip(
  request: Request,
  response: Response,
  { name, entries }: { name: string; entries: readonly ZipEntry[] },
): Promise<void> {
  response.attachment(`${name}.zip`).type('application/zip').set('Cache-Control', 'private, no-store')
  if (request.method === 'HEAD') return void response.end()
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const opened: Readable[] = []
  const cut = (error: Error) => void output.destroy(error)
  zip.on('error', cut)
  for (const { name: path, read, isSmall } of entries)
    zip.addReadStreamLazy(path, { compress: !isSmall }, (take) => {
      const source = read()
      opened.push(source.on('error', cut))
      take(null, source)
    })
  zip.end()
  try {
    await pipeline(output, response)
  } finally {
    for (const source of opened) source.destroy()
  }
}
