import { createHash } from 'node:crypto'
import { can } from 'domain/permissions.ts'
import type { Request } from 'express'
import { signedInOrVisitor } from '../http/guard.ts'
import { announce, comparable, numberOf, searchOf } from '../http/paging.ts'
import type { Handler } from '../http/routes.ts'
import type { Post, PostKind } from './kinds.ts'
import { postList, type PostList } from './post-list.ts'

/** What visitors get may stand in a CDN for a minute, and be served stale while it is fetched anew. */
export const PUBLIC_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** GET /api/auth/blogs/ and /events/: what is published; with a team member's or an admin's token drafts too. */
export const listPosts =
  (kind: PostKind): Handler =>
  async (request, response) => {
    const limit = numberOf(request, 'limit', { min: 1, max: 1000 })
    const offset = numberOf(request, 'offset', { min: 0, max: 1_000_000 }) ?? 0
    const search = searchOf(request)
    const actor = await signedInOrVisitor(request)
    const list = await postList(kind)

    const seen = can(actor, 'post:read-draft') ? list.posts : list.published
    const found = search === '' ? seen : seen.filter((post) => matches(kind, post, search))
    const end = limit === undefined ? found.length : offset + limit
    announce(request, response, found.length, end < found.length ? { offset: String(end) } : undefined)
    const page = found.slice(offset, end)

    // nothing that was asked with a token is ever kept by a cache
    if (actor.uid) return void response.json(can(actor, 'post:read-draft') ? page : page.map(toPublic))
    const { body, etag } = publicAnswer(list, `${limit} ${offset} ${search}`, page)
    response.set({ 'Cache-Control': PUBLIC_CACHE, ETag: etag })
    if (has(request, etag)) return void response.status(304).end()
    response.type('json').send(body)
  }

/** Whether the client has this very answer. It may say `no-cache` at the same time, as fetch does: that is no reload. */
const has = (request: Request, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(/\s*,\s*/)
    .some((known) => known.replace(/^W\//, '') === etag)

const matches = (kind: PostKind, post: Post, search: string): boolean =>
  kind.searched(post).some((text) => comparable(text).includes(search))

/** What visitors may know of a published post. */
export function toPublic({ author_uid: _uid, ...post }: Post): Omit<Post, 'author_uid'> {
  return post
}

interface PublicAnswer {
  body: string
  etag: string
}

const answers = new WeakMap<PostList, Map<string, PublicAnswer>>()
const MOST_ANSWERS = 50

/** The JSON text of a public page and its hash, made once for each list and question. */
function publicAnswer(list: PostList, question: string, page: Post[]): PublicAnswer {
  const made = answers.get(list) ?? new Map<string, PublicAnswer>()
  answers.set(list, made)
  const earlier = made.get(question)
  if (earlier) return earlier
  const body = JSON.stringify(page.map(toPublic))
  const answer = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
  if (made.size < MOST_ANSWERS) made.set(question, answer)
  return answer
}
