import type { DocumentName } from 'domain/api.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { Request } from 'express'
import type { AnyObjectSchema } from 'yup'
import { checkChange } from '../../check-change.ts'
import { acceptValue } from '../../http/accept-value.ts'
import { readFormOrJson } from '../../http/form.ts'
import { texts } from '../../http/texts.ts'
import type { SentChange } from '../change-application.ts'
import { examineDocuments } from '../identity-documents.ts'

/**
 * Reads what a user changes of herself. Its fields are checked by the operation; where a picture is wrong, here too,
 * so that one answer names all that is.
 * @param pictures names of the pictures that may be sent
 * @throws Refusal naming every field that is wrong
 */
export async function readChange(
  request: Request,
  pictures: readonly DocumentName[],
  schema: AnyObjectSchema,
  user: UserDocument | undefined,
): Promise<SentChange> {
  const sent = await readFormOrJson(request, pictures)
  const errors = { ...(await examineDocuments(sent.files)), ...sent.errors }
  if (Object.keys(errors).length > 0)
    acceptValue(await checkChange(schema, user ?? {}, sent.fields, texts), errors)
  return { fields: sent.fields, pictures: sent.files }
}
