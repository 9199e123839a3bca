import type { askAboutEvent as endpoint } from 'domain/api/forms.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { EVENTS } from '../../posts/kinds.ts'
import { publishedPost } from '../published-post.ts'
import { storeForm } from '../store-form.ts'

export const askAboutEvent: Handler<typeof endpoint> = async ({ actor, language, path, input }) => {
  const { name, email, message } = input
  if (!(await publishedPost(EVENTS, path.id))) throw new Refusal(404, ({ server }) => server.notFound)
  return storeForm({
    collection: 'messages',
    sender: { actor, language, name },
    fields: { name, lastname: '', email, subject: '', events: path.id, notes: message },
    template: 'eventQuestion',
    data: { page: `/event-details/${path.id}` },
  })
}
