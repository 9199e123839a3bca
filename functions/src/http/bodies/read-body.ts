import type { BodyRules, Endpoint, InputOf } from 'domain/api/endpoint.ts'
import { check } from 'domain/schemas/check.ts'
import { type FieldErrors, rule } from 'domain/values/rule.ts'
import type { Request } from 'express'
import { examinePicture, isPdf } from '../../pictures/examine-picture.ts'
import { readJson } from './body.ts'
import { notReadable, readForm, readFormOrJson, type SentFields } from './form.ts'
import { HttpError, invalidFields } from '../responses/http-error.ts'

/** The body of a call. */
interface ReadBody<E extends Endpoint> {
  input: InputOf<E>
  /** Files by field. */
  files: Record<string, Buffer>
  /** What is wrong with a partial body so far. Its fields are checked together with what is stored. */
  errors: FieldErrors
}

const NOTHING = { input: undefined, files: {}, errors: {} }

/**
 * Reads and checks a body as its row of the contract says.
 * @throws HttpError naming every wrong field at once, or 400, 413 or 415 if no field can be named
 */
export async function readBody<E extends Endpoint>(
  { body, errors }: E,
  request: Request,
): Promise<ReadBody<E>> {
  if (!body) return NOTHING as unknown as ReadBody<E>
  const sent = await readSent(body, request)
  return (await checkSent(body, sent, errors?.invalid)) as ReadBody<E>
}

function readSent(body: BodyRules, request: Request): Promise<SentFields> {
  if (body.as === 'form') return readForm(request, body)
  if (body.as === 'json or form') return readFormOrJson(request, body)
  return Promise.resolve(jsonFields(readJson(request, body.maxBytes)))
}

/** Wraps the fields of a JSON body, which has no files. */
export const jsonFields = (fields: Record<string, unknown>): SentFields => ({ fields, files: {}, errors: {} })

/**
 * Checks what was sent.
 * @param invalid replaces the messages of fields
 * @throws HttpError
 */
export async function checkSent(
  body: BodyRules,
  { fields, files, errors: unread }: SentFields,
  invalid?: NonNullable<Endpoint['errors']>['invalid'],
): Promise<{ input: unknown; files: Record<string, Buffer>; errors: FieldErrors }> {
  const { schema, isPartial, requiredPictures = [] } = body
  const missing = requiredPictures.filter((name) => !files[name] && !unread[name])
  const fileErrors: FieldErrors = {
    ...Object.fromEntries(missing.map((name) => [name, [rule('fileRequired')]])),
    ...examineFiles(files, body),
    ...unread,
  }
  if (isPartial) return { input: fields, files, errors: fileErrors }
  const checked = await check(schema, fields)
  if (!checked.ok && invalid) throw new HttpError(400, invalid)
  const errors = { ...(checked.ok ? {} : checked.errors), ...fileErrors }
  if (!checked.ok || Object.keys(errors).length > 0) throw invalidFields(errors)
  return { input: checked.value, files, errors: {} }
}

/** Returns messages by field for every file of the wrong kind. */
function examineFiles(files: Record<string, Buffer>, body: BodyRules): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, bytes] of Object.entries(files)) {
    if (body.pieces?.includes(name) || (body.documents?.includes(name) && isPdf(bytes))) continue
    const examined = examinePicture(bytes)
    if (!('code' in examined)) continue
    errors[name] = [examined.code === 'notAnImage' ? notReadable(body, name) : examined]
  }
  return errors
}
