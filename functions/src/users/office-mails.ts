import { USUAL_OFFICE_MAILS } from 'domain/office/office-mails.ts'
import type { OfficeMails } from 'domain/stored/user.ts'
import { audit } from '../audit/audit.ts'
import type { Transaction } from '../cloud/store.ts'
import { notFound } from '../http/responses/http-error.ts'
import { transactAs } from '../http/transact-as.ts'
import { queueMail } from '../mail/outbox.ts'
import { refs } from '../refs.ts'
import { findAdmins } from './admins.ts'

/** Stores which e-mails about the office an admin gets. @throws HttpError 401, 403 or 404 */
export const changeOfficeMails = (
  uid: string,
  wanted: OfficeMails,
  now = new Date().toISOString(),
): Promise<OfficeMails> =>
  transactAs({ uid, action: 'office-mails:change', owner: uid }, 'office mails', async (tx) => {
    const user = await tx.read(refs.users.doc(uid))
    if (!user || user.deleting) throw notFound()
    const known = user.office_mails ?? USUAL_OFFICE_MAILS
    if (known.daily === wanted.daily && known.applications === wanted.applications) return known
    tx.update(refs.users.doc(uid), { office_mails: wanted })
    audit(tx, { actor: uid, action: 'user:change', target: uid, at: now, details: ['office_mails'] })
    return wanted
  })

/** Finds the admins who want a kind of e-mail about the office. */
export async function findReaders(tx: Transaction, kind: keyof OfficeMails) {
  const admins = await findAdmins(tx)
  return admins.filter(({ data: { office_mails = USUAL_OFFICE_MAILS } }) => office_mails[kind])
}

/** Finds the admins who get an e-mail for each new application. Returns what queues them. */
export async function tellOfApplication(tx: Transaction, applicant: string): Promise<(now: string) => void> {
  const admins = await findReaders(tx, 'applications')
  const data = { page: '/dashboard?tab=requests' }
  return (now) => {
    for (const { id: uid, data: user } of admins)
      queueMail(tx, 'newApplication', { uid, user }, { id: applicant, now, data })
  }
}
