import { check } from 'domain/schemas/check.ts'
import type { BlogInput } from 'domain/schemas/blog.ts'
import type { EventInput } from 'domain/schemas/event.ts'
import type { Request } from 'express'
import { mediaType, readJson } from '../http/body.ts'
import { hasTooLarge, readForm } from '../http/form.ts'
import { Refusal } from '../http/refusal.ts'
import { texts } from '../http/texts.ts'
import type { PostKind } from './kinds.ts'

export interface PostInput {
  value: BlogInput | EventInput
  image: Buffer | undefined
}

/**
 * A post from a multipart form, which may bring an image, or from JSON, which cannot.
 * @throws Refusal naming every field that is wrong
 */
export async function readPost(request: Request, { schema }: PostKind): Promise<PostInput> {
  const { fields, image, errors } = await sent(request)
  const checked = await check<typeof schema>(schema, fields, texts)
  const all = { ...(checked.ok ? {} : checked.errors), ...errors }
  if (!checked.ok || Object.keys(all).length > 0) throw new Refusal(hasTooLarge(all) ? 413 : 400, all)
  return { value: checked.value, image }
}

async function sent(request: Request) {
  if (mediaType(request) !== 'multipart/form-data')
    return { fields: readJson(request), image: undefined, errors: {} }
  const { fields, files, errors } = await readForm(request, ['image'])
  return { fields, image: files['image'], errors }
}
