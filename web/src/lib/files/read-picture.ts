import { longestEdge } from 'domain/limits.ts'
import { rule, type RuleMessage } from 'domain/values/rule.ts'
import { shrinkPicture, UnreadablePictureError } from './shrink-picture.ts'
import { UnusableFileError } from './unusable-file.ts'

/**
 * Makes a chosen picture fit to be sent: shrunk to what is worth sending.
 * @param name of its field
 * @param otherwise what is said of a file that is no picture
 * @throws UnusableFileError if it is none
 */
export const readPicture = (
  chosen: File,
  name: string,
  otherwise: RuleMessage = rule('notAnImage'),
): Promise<File> =>
  shrinkPicture(chosen, longestEdge(name)).catch((error: unknown) => {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw new UnusableFileError(otherwise, { cause: error })
  })
