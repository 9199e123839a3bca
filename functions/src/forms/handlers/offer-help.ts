import type { offerHelp as endpoint } from 'domain/api/forms.ts'
import type { Handler } from '../../http/handler.ts'
import { toCvFile } from '../cv.ts'
import { storeForm } from '../store-form.ts'

export const offerHelp: Handler<typeof endpoint> = async ({ actor, language, request, input, pictures }) => {
  const { first_name, email, subject, case_description } = input
  const cv = pictures['cv'] && (await toCvFile(pictures['cv']))
  return storeForm({
    collection: 'volunteers',
    sender: { actor, language, request, name: first_name, email },
    key: input.key,
    fields: { first_name, subject, case_description, cv: '', state: 'new' },
    // at another path each time
    within: async () => ({ cv: cv?.path ?? '' }),
    template: 'volunteer',
    files: cv ? [cv] : [],
  })
}
