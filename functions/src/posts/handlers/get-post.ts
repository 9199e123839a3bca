import { can } from 'domain/permissions.ts'
import { signedInOrVisitor } from '../../http/guard.ts'
import { idOf } from '../../http/id.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Handler } from '../../http/routes.ts'
import { texts } from '../../http/texts.ts'
import type { PostInput, PostKind } from '../post-kind.ts'
import { readPost } from '../read-post.ts'
import { answerPublic, toPublic } from './public-answer.ts'

/** GET /api/auth/blogs/{id}/ and /events/{id}/: a published one; with a team member's or an admin's token a draft too. */
export const getPost =
  <Input extends PostInput>(kind: PostKind<Input>): Handler =>
  async (request, response) => {
    const id = idOf(request)
    const actor = await signedInOrVisitor(request)
    const post = { id, ...(await readPost(kind, id)) }
    const seesDrafts = can(actor, 'post:read-draft')
    if (!post.is_published && !seesDrafts) throw new Refusal(404, texts.server.notFound)
    if (actor.uid) return void response.json(seesDrafts ? post : toPublic(post))
    answerPublic(request, response, JSON.stringify(toPublic(post)))
  }
