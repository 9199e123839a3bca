import type { BlogInput } from 'domain/schemas/blog.ts'
import { check } from 'domain/schemas/check.ts'
import type { EventInput } from 'domain/schemas/event.ts'
import type { Request } from 'express'
import { hasTooLarge, readFormOrJson, type SentFields } from '../http/form.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import type { PostDocument, PostKind } from './kinds.ts'

export interface PostInput {
  value: BlogInput | EventInput
  image: Buffer | undefined
}

/** A post from a multipart form, which may bring an image, or from JSON, which cannot. */
export const readPost = (request: Request): Promise<SentFields> => readFormOrJson(request, ['image'])

/**
 * Checks what was sent as a whole post.
 * @param before the post that is changed: what was not sent stays as it is
 * @throws Refusal naming every field that is wrong
 */
export async function checkPost(
  { schema }: PostKind,
  { fields, files, errors }: SentFields,
  before?: PostDocument,
): Promise<PostInput> {
  const kept = Object.entries(before ?? {}).filter(([name]) => Object.hasOwn(schema.fields, name))
  const whole = Object.fromEntries([...kept, ...Object.entries(fields)])
  const checked = await check<typeof schema>(schema, whole, texts)
  const all = { ...(checked.ok ? {} : checked.errors), ...errors }
  if (!checked.ok || Object.keys(all).length > 0) throw new Refusal(hasTooLarge(all) ? 413 : 400, all)
  return { value: checked.value, image: files['image'] }
}
