import type { exportForms as endpoint } from 'domain/api/inbox.ts'
import { sinceOf } from 'domain/inbox.ts'
import { today } from 'domain/dates.ts'
import { audit } from '../../audit/audit.ts'
import { sendCsv } from '../../http/answers/csv.ts'
import { ANSWERED, type Handler } from '../../http/handler.ts'
import { transactAs } from '../../http/transact-as.ts'
import { tableOf } from '../export-rows.ts'

/** That somebody takes a list away stands in the audit log before the first byte leaves. */
export const exportForms: Handler<typeof endpoint> = async ({ actor, path, query, request, response }) => {
  const { name } = path
  const { show = 'all', back = 'ever' } = query
  const now = new Date()
  await transactAs({ uid: actor.uid, action: 'form:export' }, 'audit export', async (tx) => {
    const details = [show, back]
    audit(tx, { actor: actor.uid, action: 'form:export', target: name, at: now.toISOString(), details })
  })
  const table = tableOf(name, { shown: show, since: sinceOf(back, now.getTime()) })
  await sendCsv(request, response, { name: `${name}-${today(now)}`, ...table })
  return ANSWERED
}
