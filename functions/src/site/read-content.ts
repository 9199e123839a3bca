import { CONTENT_PARTS, checkStored } from 'domain/content/check-part.ts'
import type { Content, ContentPart } from 'domain/content/content.ts'
import { readMany } from '../cloud/store.ts'
import { refs } from '../refs.ts'
import { PublishFailure } from './publish-failure.ts'

/**
 * What the office says on its site, part by part; the sample of what it has not said yet.
 * @throws PublishFailure naming part and fields that do not pass their schema
 */
export async function readContent(): Promise<Content> {
  const stored = await readMany(CONTENT_PARTS.map((part) => refs.site.doc(part)))
  const parts = await Promise.all(CONTENT_PARTS.map((part, n) => passed(part, stored[n])))
  return Object.fromEntries(parts) as unknown as Content
}

async function passed(part: ContentPart, stored: object | undefined) {
  const checked = await checkStored(part, stored)
  if (!checked.ok) throw new PublishFailure('content', `${part}: ${Object.keys(checked.errors).join(', ')}`)
  return [part, checked.value] as const
}
