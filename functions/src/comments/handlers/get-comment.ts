import type { getComment as endpoint } from 'domain/api/comments.ts'
import { read } from '../../cloud/store.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { refs } from '../../refs.ts'
import { toModerated } from '../to-moderated.ts'
import { withContext } from '../with-context.ts'

export const getComment: Handler<typeof endpoint> = async ({ path: { id } }) => {
  const comment = await read(refs.comments.doc(id))
  const [listed] = comment ? await withContext([toModerated(id, comment)]) : []
  if (!listed) throw new Refusal(404, ({ server }) => server.notFound)
  return listed
}
