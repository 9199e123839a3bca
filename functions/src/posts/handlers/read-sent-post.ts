import type { Request } from 'express'
import { readFormOrJson, type SentFields } from '../../http/form.ts'

/** A post from a multipart form, which may bring an image, or from JSON, which cannot. */
export const readSentPost = (request: Request): Promise<SentFields> => readFormOrJson(request, ['image'])
