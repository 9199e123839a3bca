import type { askAboutEvent as endpoint } from 'domain/api/forms.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/answers/refusal.ts'
import { EVENTS } from '../../posts/kinds.ts'
import { publishedPost } from '../published-post.ts'
import { storeForm } from '../store-form.ts'

export const askAboutEvent: Handler<typeof endpoint> = async ({ actor, language, request, path, input }) => {
  const { name, email, message } = input
  const isSample = path.id === SAMPLE_EVENT_ID
  if (!isSample && !(await publishedPost(EVENTS, path.id)))
    throw new Refusal(404, ({ server }) => server.notFound)
  return storeForm({
    collection: 'messages',
    sender: { actor, language, request, name, email },
    key: input.key,
    fields: { name, lastname: '', subject: '', events: path.id, notes: message, state: 'new' },
    template: 'eventQuestion',
    data: { page: isSample ? '/event-details' : `/event-details/${path.id}` },
  })
}
