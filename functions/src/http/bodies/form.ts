import type { BodyRules } from 'domain/api/endpoint.ts'
import { MAX_LENGTH, UPLOAD } from 'domain/limits.ts'
import { type FieldErrors, rule, type RuleMessage } from 'domain/values/rule.ts'
import type { Request } from 'express'
import { mediaType, rawBody, readJson } from './body.ts'
import { HttpError, type LocalizedText } from '../responses/http-error.ts'

/** The content of a multipart form. */
interface Form {
  fields: Record<string, string>
  files: Record<string, Buffer>
  /** What is wrong with the form itself: repeated fields, oversized files. */
  errors: FieldErrors
}

const incompleteForm: LocalizedText = ({ register }) => register.incomplete

const MEGABYTE = 1024 * 1024
// every character of the longest text in UTF-8; a cut text is still too long for its schema
const FIELD_BYTES = MAX_LENGTH.description * 4

/** Names of the fields that may be files. */
type FileFields = Pick<BodyRules, 'pictures' | 'documents' | 'pieces' | 'maxFileBytes'>

const namesOf = ({ pictures = [], documents = [], pieces = [] }: FileFields) => [
  ...pictures,
  ...documents,
  ...pieces,
]

/** Returns the message for a file of the wrong kind. */
export const notReadable = ({ documents = [] }: FileFields, name: string): RuleMessage =>
  documents.includes(name) ? rule('notADocument') : rule('notAnImage')

function tooLarge({ pictures = [], maxFileBytes = UPLOAD.fileBytes }: FileFields, name: string): RuleMessage {
  const megabytes = maxFileBytes / MEGABYTE
  return pictures.includes(name) ? rule('fileTooLarge', megabytes) : rule('documentTooLarge', megabytes)
}

/**
 * Reads a multipart form.
 * @param fileFields fields that are files; a text in them is an error, and so is a file elsewhere
 * @throws HttpError if it is no form, is incomplete, or is too large without one field to name
 */
export async function readForm(request: Request, fileFields: FileFields): Promise<Form> {
  const body = rawBody(request)
  if (mediaType(request) !== 'multipart/form-data') {
    if (body.length === 0) throw new HttpError(400, incompleteForm)
    throw new HttpError(415, ({ server }) => server.unsupportedType)
  }
  const form = await parse(request, body, fileFields)
  if (Object.keys(form.errors).length === 0 && body.length > UPLOAD.requestBytes)
    throw new HttpError(413, ({ register }) => register.tooLarge(UPLOAD.requestBytes / MEGABYTE))
  return form
}

async function parse(request: Request, body: Buffer, fileFields: FileFields): Promise<Form> {
  const fileNames = namesOf(fileFields)
  const { default: busboy } = await import('busboy')
  const fields = new Map<string, string>()
  const files = new Map<string, Buffer>()
  const errors = new Map<string, RuleMessage[]>()
  const seen = new Set<string>()
  const note = (name: string, message: RuleMessage) =>
    errors.set(name, [...(errors.get(name) ?? []), message])
  const claim = (name: string) => {
    if (seen.has(name)) note(name, rule('repeated'))
    seen.add(name)
  }

  await new Promise<void>((resolve, reject) => {
    const incomplete = () => reject(new HttpError(400, incompleteForm))
    const reader = start(busboy, request, fileFields)
    reader
      .on('field', (name, value: string | undefined, { nameTruncated }) => {
        // no value: the character set is unknown
        if (!name || nameTruncated || value === undefined) return incomplete()
        claim(name)
        // an unused file input is an empty text where script built the form
        if (!fileNames.includes(name)) fields.set(name, value)
        else if (value !== '') note(name, notReadable(fileFields, name))
      })
      .on('file', (name, stream, { filename }) => {
        const chunks: Buffer[] = []
        if (!name) incomplete()
        claim(name)
        stream
          .on('limit', () => note(name, tooLarge(fileFields, name)))
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('error', incomplete)
          .on('end', () => {
            const bytes = Buffer.concat(chunks)
            if (!fileNames.includes(name)) fields.set(name, '')
            else if (bytes.length > 0) files.set(name, bytes)
            // a browser sends an unused file input as an empty file without a name
            else if (filename) note(name, notReadable(fileFields, name))
          })
      })
      .on('error', incomplete)
      .on('partsLimit', incomplete)
      .on('close', resolve)
    reader.end(body)
  })
  return {
    fields: Object.fromEntries(fields),
    files: Object.fromEntries(files),
    errors: Object.fromEntries(errors),
  }
}

function start(
  busboy: typeof import('busboy'),
  request: Request,
  { maxFileBytes = UPLOAD.fileBytes }: FileFields,
) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fileSize: maxFileBytes + 1, // busboy's limit is the first size that is too large
        parts: UPLOAD.parts,
        fieldSize: FIELD_BYTES,
        fieldNameSize: 100,
      },
    })
  } catch {
    throw new HttpError(400, incompleteForm) // no boundary
  }
}

/** What a client sent, as a form or as JSON. */
export interface SentFields {
  fields: Record<string, unknown>
  files: Record<string, Buffer>
  errors: FieldErrors
}

/**
 * Reads a multipart form, which may contain files, or JSON, which cannot.
 * @throws HttpError if it is neither
 */
export async function readFormOrJson(request: Request, fileFields: FileFields): Promise<SentFields> {
  if (mediaType(request) === 'multipart/form-data') return readForm(request, fileFields)
  return { fields: readJson(request), files: {}, errors: {} }
}
