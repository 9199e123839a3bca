import { entityTag } from 'domain/entity-tag.ts'
import { can } from 'domain/permissions.ts'
import { ANSWERED } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { readPost } from '../read-post.ts'
import type { GetCall } from './post-call.ts'
import { answerPublic, BRIEFLY, toPublic } from './public-answer.ts'

export const getPost =
  <Input extends PostInput>(kind: PostKind<Input>) =>
  async ({ actor, path: { id }, request, response }: GetCall) => {
    const post = { id, ...(await readPost(kind, id)) }
    const seesDrafts = can(actor, 'post:read-draft')
    const isPublic = post.is_published && kind.isWhole(id, post)
    if (!isPublic && !seesDrafts) throw new Refusal(404, ({ server }) => server.notFound)
    if (actor.uid) return seesDrafts ? post : toPublic(post)
    const told = toPublic(post)
    answerPublic(request, response, { body: JSON.stringify(told), etag: entityTag(told) }, BRIEFLY)
    return ANSWERED
  }
