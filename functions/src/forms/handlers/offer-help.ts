import type { offerHelp as endpoint } from 'domain/api/forms.ts'
import type { Handler } from '../../http/handler.ts'
import { storeForm } from '../store-form.ts'

export const offerHelp: Handler<typeof endpoint> = ({ actor, language, input }) => {
  const { first_name, email, subject, case_description } = input
  return storeForm({
    collection: 'volunteers',
    sender: { actor, language, name: first_name },
    fields: { first_name, email, subject, case_description, cv: '' },
    template: 'volunteer',
  })
}
