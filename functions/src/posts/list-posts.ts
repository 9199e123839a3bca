import { comparable } from 'domain/comparable.ts'
import { can } from 'domain/permissions.ts'
import { signedInOrVisitor } from '../http/guard.ts'
import { announce, numberOf, searchOf } from '../http/paging.ts'
import type { Handler } from '../http/routes.ts'
import type { Post, PostKind } from './kinds.ts'
import { postList, type PostList } from './post-list.ts'
import { answerPublic, etagOf, toPublic } from './public-answer.ts'

/** GET /api/auth/blogs/ and /events/: what is published; with a team member's or an admin's token drafts too. */
export const listPosts =
  (kind: PostKind): Handler =>
  async (request, response) => {
    const limit = numberOf(request, 'limit', { min: 1, max: 1000 })
    const offset = numberOf(request, 'offset', { min: 0, max: 1_000_000 }) ?? 0
    const search = searchOf(request)
    const actor = await signedInOrVisitor(request)
    const list = await postList(kind)

    const seesDrafts = can(actor, 'post:read-draft')
    const seen = seesDrafts ? list.posts : list.published
    const found = search === '' ? seen : seen.filter((post) => matches(kind, post, search))
    const end = limit === undefined ? found.length : offset + limit
    announce(request, response, found.length, end < found.length ? { offset: String(end) } : undefined)
    const page = found.slice(offset, end)

    // nothing that was asked with a token is ever kept by a cache
    if (actor.uid) return void response.json(seesDrafts ? page : page.map(toPublic))
    const { body, etag } = publicAnswer(list, `${limit} ${offset} ${search}`, page)
    answerPublic(request, response, body, etag)
  }

const matches = (kind: PostKind, post: Post, search: string): boolean =>
  kind.searched(post).some((text) => comparable(text).includes(search))

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
  const answer = { body, etag: etagOf(body) }
  if (made.size < MOST_ANSWERS) made.set(question, answer)
  return answer
}
