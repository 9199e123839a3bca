import type { donate as endpoint } from 'domain/api/forms.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal, refuseFields } from '../../http/refusal.ts'
import { isCause } from '../is-cause.ts'
import { storeForm } from '../store-form.ts'

export const donate: Handler<typeof endpoint> = async ({ actor, language, input }) => {
  const { amount, cause, first_name, last_name, email, address, message } = input
  if (input.payment_method === 'card') throw new Refusal(409, ({ forms }) => forms.noCards)
  if (cause && !(await isCause(cause))) throw refuseFields({ cause: [rule('kind')] })
  return storeForm({
    collection: 'donations',
    sender: { actor, language, name: first_name },
    fields: {
      amount,
      cause,
      first_name,
      last_name,
      email,
      address,
      message,
      payment_method: 'offline',
      state: 'pledged',
    },
    template: 'donationPledged',
    data: { amount: String(amount) },
  })
}
