import { UPLOAD } from 'domain/limits.ts'
import { rule } from 'domain/values/rule.ts'
import { readPicture } from './read-picture.ts'
import { UnusableFileError } from './unusable-file.ts'

const MEGABYTE = 1024 * 1024
const PDF = '%PDF-'

const isPdf = async (file: File) => (await file.slice(0, PDF.length).text()) === PDF

/**
 * Makes a chosen PDF or picture fit to be sent: pictures are shrunk.
 * @param name of its field
 * @throws UnusableFileError if it is neither, or still too large
 */
export async function readDocument(chosen: File, name: string): Promise<File> {
  const file = (await isPdf(chosen)) ? chosen : await readPicture(chosen, name, rule('notADocument'))
  if (file.size > UPLOAD.fileBytes)
    throw new UnusableFileError(rule('documentTooLarge', UPLOAD.fileBytes / MEGABYTE))
  return file
}
