import { can } from 'domain/permissions.ts'
import { signedInOrVisitor } from '../../http/guard.ts'
import { announce, numberOf, searchOf } from '../../http/paging.ts'
import type { Handler } from '../../http/routes.ts'
import { findPosts } from '../find-posts.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { postList } from '../post-list.ts'
import { answerPublic, publicAnswer, toPublic } from './public-answer.ts'

/** GET /api/auth/blogs/ and /events/: what is published; with a team member's or an admin's token drafts too. */
export const listPosts =
  <Input extends PostInput>(kind: PostKind<Input>): Handler =>
  async (request, response) => {
    const limit = numberOf(request, 'limit', { min: 1, max: 1000 })
    const offset = numberOf(request, 'offset', { min: 0, max: 1_000_000 }) ?? 0
    const search = searchOf(request)
    const actor = await signedInOrVisitor(request)
    const list = await postList(kind)

    const seesDrafts = can(actor, 'post:read-draft')
    const found = findPosts(kind, list, { drafts: seesDrafts, search })
    const end = limit === undefined ? found.length : offset + limit
    announce(request, response, found.length, end < found.length ? { offset: String(end) } : undefined)
    const page = found.slice(offset, end)

    // nothing that was asked with a token is ever kept by a cache
    if (actor.uid) return void response.json(seesDrafts ? page : page.map(toPublic))
    const { body, etag } = publicAnswer(list, `${limit} ${offset} ${search}`, page)
    answerPublic(request, response, body, etag)
  }
