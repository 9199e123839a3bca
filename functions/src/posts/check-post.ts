import type { AnyObjectSchema, InferType } from 'yup'
import { checkChange } from '../http/revisions/check-change.ts'

/**
 * Checks the sent fields of a post together with what is stored. A stored time of publication stays until the post is published, or
 * until another is sent.
 * @throws HttpError naming every wrong field
 */
export async function checkPost<S extends AnyObjectSchema>(
  schema: S,
  { publish_at: at, ...stored }: { publish_at?: string | undefined },
  sent: object,
): Promise<InferType<S>> {
  const checked = await checkChange(schema, stored, sent)
  const isKept = at !== undefined && !Object.hasOwn(sent, 'publish_at') && !checked.is_published
  return isKept ? { ...checked, publish_at: at } : checked
}
