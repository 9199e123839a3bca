import { USUAL_OFFICE_MAILS } from 'domain/office/office-mails.ts'
import { isActive } from 'domain/status.ts'
import type { OfficeMails, UserDocument } from 'domain/stored/user.ts'
import { audit } from '../audit/audit.ts'
import { find, type FoundDocument, type Transaction } from '../cloud/store.ts'
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

/** Finds the admins who want the e-mail of the day. */
export const findDailyReaders = async (tx: Transaction) =>
  (await findAdmins(tx)).filter(({ data: { office_mails = USUAL_OFFICE_MAILS } }) => office_mails.daily)

/**
 * Finds the admins who get an e-mail for each new application, outside of its transaction: all registrations would wait for each
 * other. The sender drops the e-mail of somebody who is no admin any more.
 */
export async function findApplicationReaders(): Promise<FoundDocument<UserDocument>[]> {
  const found = await find(refs.users.where('office_mails.applications', '==', true))
  return found.filter(({ data }) => data.role === 'admin' && isActive(data))
}

/** Tells admins of a new application. */
export function tellOfApplication(
  tx: Transaction,
  applicant: string,
  admins: readonly FoundDocument<UserDocument>[],
  now: string,
): void {
  for (const { id: uid, data: user } of admins)
    queueMail(
      tx,
      'newApplication',
      { uid, user },
      { id: applicant, now, data: { page: '/dashboard?tab=requests' } },
    )
}
