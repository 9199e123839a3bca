import { addressOf } from 'domain/api/endpoint.ts'
import { getBlog, getEvent, listBlogs } from 'domain/api/posts.ts'
import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { inOpenLanguage } from '#lib/language.ts'
import type { PageData } from '#lib/page-data/page-data.ts'

interface Dated {
  updatedAt: string
}

const ask = (address: string, etag: string) => fetch(address, { headers: { 'if-none-match': etag } })

async function isOneOutdated(address: string, etag: string, known: Dated): Promise<boolean> {
  const response = await ask(address, etag)
  if (response.status === 404) return true
  // a cache may answer with an older version than the page's file
  return response.ok && ((await response.json()) as Dated).updatedAt >= known.updatedAt
}

/**
 * Checks whether REST has something newer than the page's file, or no longer has it.
 * @throws TypeError without a connection
 */
export async function isOutdated({ post, event, blogs }: PageData): Promise<boolean> {
  // samples never change
  if (post?.blog.id === SAMPLE_POST_ID || event?.event.id === SAMPLE_EVENT_ID) return false
  if (post)
    return isOneOutdated(addressOf(getBlog, { id: post.blog.id }, inOpenLanguage()), post.etag, post.blog)
  if (event)
    return isOneOutdated(
      addressOf(getEvent, { id: event.event.id }, inOpenLanguage()),
      event.etag,
      event.event,
    )
  if (!blogs) return false
  const limit = Math.max(1, blogs.items.length)
  const { ok, headers } = await ask(addressOf(listBlogs, {}, { limit, ...inOpenLanguage() }), blogs.etag)
  return ok && Number(headers.get('x-list-version')) >= blogs.version
}
