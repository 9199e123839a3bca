import { resubmit as endpoint } from 'domain/api/accounts.ts'
import { checkChange, refuseUnread } from '../../http/check-change.ts'
import type { Handler } from '../../http/handler.ts'
import { correctApplication } from '../correct-application.ts'

export const resubmit: Handler<typeof endpoint> = async ({ actor, input, pictures, errors }) => {
  await refuseUnread(errors, () => checkChange(endpoint.body.schema, actor.user ?? {}, input))
  return correctApplication(actor.uid, { fields: input, pictures })
}
