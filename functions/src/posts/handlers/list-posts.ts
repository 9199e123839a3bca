import { POSTS_PER_ANSWER } from 'domain/limits.ts'
import { can } from 'domain/permissions.ts'
import { ANSWERED } from '../../http/handler.ts'
import { announce } from '../../http/paging.ts'
import { findPosts } from '../find-posts.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { postList } from '../post-list.ts'
import type { ListCall } from './post-call.ts'
import { answerPublic, BRIEFLY, publicAnswer, STALE_FOR_A_DAY, toPublic } from './public-answer.ts'

export const listPosts =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async (call: ListCall) => {
    const { actor, query, request, response } = call
    const { limit = POSTS_PER_ANSWER, offset = 0, search = '' } = query
    const list = await postList(kind)

    const seesDrafts = can(actor, 'post:read-draft')
    const found = await findPosts(kind, list, { drafts: seesDrafts, search })
    const end = offset + limit
    announce(call, found.length, end < found.length ? { offset: String(end) } : undefined)
    const page = found.slice(offset, end)

    // nothing that was asked with a token is ever kept by a cache
    if (actor.uid) return seesDrafts ? page : page.map(toPublic)
    const answer = publicAnswer(`${list.id} ${limit} ${offset} ${search}`, page, found.length)
    // caches answer what is older: a page must not take that for newer than what it holds
    response.set('X-List-Version', String(list.version))
    // nobody waits for the same words again, and nobody finds by them what was taken back
    answerPublic(request, response, answer, search ? BRIEFLY : STALE_FOR_A_DAY)
    return ANSWERED
  }
