import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'

/** A file of an archive. */
export interface ZipEntry {
  name: string
  /** Called when the files before it have been sent. */
  read: () => Readable
  /** Whether compressing gains nothing, as with pictures. */
  isSmall: boolean
}

/**
 * Streams files as one archive to save; none is ever in memory as a whole. A failure cuts the connection, so that nobody takes a
 * part for the whole.
 * @param name of the saved file, without `.zip`
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
