import type { donate as endpoint } from 'domain/api/forms.ts'
import { rule } from 'domain/schemas/rule.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal, refuseFields } from '../../http/answers/refusal.ts'
import { isCause } from '../is-cause.ts'
import { isBegun, payByCard } from '../pay-by-card.ts'
import { chosenCompany } from '../../payments/chosen-company.ts'
import { storeForm } from '../store-form.ts'

export const donate: Handler<typeof endpoint> = async ({ actor, language, request, input }) => {
  const { amount, cause, first_name, last_name, email, address, message } = input
  if (cause && !(await isBegun(input.payment_token)) && !(await isCause(cause)))
    throw refuseFields({ cause: [rule('kind')] })
  const sender = { actor, language, request, name: first_name, email }
  const gift = { amount, cause, first_name, last_name, address, message }
  if (input.payment_method === 'card') {
    const company = chosenCompany()
    if (!company) throw new Refusal(409, ({ forms }) => forms.noCards)
    if (!input.payment_token) throw refuseFields({ payment_token: [rule('missing')] })
    return payByCard(company, input.payment_token, sender, gift)
  }
  return storeForm({
    collection: 'donations',
    sender,
    key: input.key,
    fields: { ...gift, payment_method: 'offline', state: 'pledged', company: '', payment: '' },
    template: 'donationPledged',
    data: { amount: String(amount) },
  })
}
