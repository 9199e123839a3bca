import type { Language } from 'domain/texts/languages.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'
import { canonicalPath, isSample } from './canonical.ts'
import type { PageMeta } from './head-tags.ts'

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text that React wrote as HTML. */
const unescape = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name) => SIGNS[name] ?? '')

/** A post stands at three addresses: it is found at one of them. So is the first cause. */
function canonicalOf(path: string, data: PageData): string {
  const { post, event, content } = data
  const first = content.causes?.causes[0]
  if (path === paths.cause.base && first) return paths.cause.to(first.id)
  if (post && !isSample(data)) return paths.blogDetails.to(post.blog.id)
  return event && !isSample(data) ? paths.eventDetails.to(event.event.id) : canonicalPath(path)
}

/**
 * What others are told of a page.
 * @param head its title and description as they were rendered
 */
export function metaOf(path: string, language: Language, data: PageData, head: string): PageMeta {
  const siteName = data.content.organisation?.name ?? ''
  const title = unescape(/<title>([^<]*)/.exec(head)?.[1] ?? '')
  const ending = ` | ${siteName}`
  const description = unescape(/<meta name="description" content="([^"]*)/.exec(head)?.[1] ?? '')
  const { image = '', createdAt } = data.post?.blog ?? {}
  const cause = data.content.causes?.causes.find(({ id }) => paths.cause.to(id) === path)
  return {
    path: canonicalOf(path, data),
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description,
    siteName,
    language,
    image: image || (data.event?.event.image ?? cause?.image ?? ''),
    ...(createdAt && { publishedAt: createdAt }),
  }
}
