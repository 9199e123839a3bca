import type { sendMessage as endpoint } from 'domain/api/forms.ts'
import { NO_EVENT } from 'domain/event.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { Handler } from '../../http/handler.ts'
import { refuseFields } from '../../http/answers/refusal.ts'
import { EVENTS } from '../../posts/kinds.ts'
import { publishedPost } from '../published-post.ts'
import { storeForm } from '../store-form.ts'

export const sendMessage: Handler<typeof endpoint> = async ({ actor, language, request, input }) => {
  const { name, lastname, email, subject, notes } = input
  const events = input.events === NO_EVENT ? '' : input.events
  // it may have gone since the page was opened
  if (events && !(await publishedPost(EVENTS, events))) throw refuseFields({ events: [rule('selectEvents')] })
  return storeForm({
    collection: 'messages',
    sender: { actor, language, request, name, email },
    key: input.key,
    fields: { name, lastname, subject, events, notes, state: 'new' },
    template: 'message',
  })
}
