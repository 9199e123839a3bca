import { changeProfile as endpoint } from 'domain/api/accounts.ts'
import { checkChange, refuseUnread } from '../../http/revisions/check-change.ts'
import type { Handler } from '../../http/handler.ts'
import { changeProfile as change } from '../change-profile.ts'

export const changeProfile: Handler<typeof endpoint> = async ({ actor, input, pictures, errors }) => {
  await refuseUnread(errors, () => checkChange(endpoint.body.schema, actor.user ?? {}, input))
  return change(actor.uid, { fields: input, pictures })
}
