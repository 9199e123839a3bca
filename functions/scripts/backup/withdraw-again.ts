import { type Claims, ROLES } from 'domain/permissions.ts'
import { isActive } from 'domain/status.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { audit } from '../../src/audit/audit.ts'
import type { ArchivedDocument, ArchivedPerson } from '../../src/backup/archive.ts'
import { transact } from '../../src/cloud/store.ts'
import { OPERATOR } from '../../src/http/transact-as.ts'
import { catalogueOf } from '../../src/languages.ts'
import { refs } from '../../src/refs.ts'
import { readHistory, recordDecision } from '../../src/users/history.ts'
import { laterThan, syncClaims } from '../../src/users/sync-claims.ts'
import { updateUserIndex } from '../../src/users/user-index.ts'

/** Returns the rights that an account had. A disabled one had none. */
export function rightsOfAccount({ customAttributes, disabled }: ArchivedPerson): Claims {
  const claims = JSON.parse(typeof customAttributes === 'string' ? customAttributes : '{}') as Partial<Claims>
  return { role: claims.role ?? 'member', approved: claims.approved === true && disabled !== true }
}

/** Returns the rights of a user's document; `undefined` of an applicant, who has none to lose. */
export function rightsOfUser({ fields }: ArchivedDocument): Claims | undefined {
  const { role, is_approved, suspended } = fields as {
    role?: { stringValue?: Claims['role'] }
    is_approved?: { booleanValue?: boolean }
    suspended?: { mapValue?: object }
  }
  if (!is_approved?.booleanValue) return undefined
  return { role: role?.stringValue ?? 'member', approved: !suspended?.mapValue }
}

/** Returns whether somebody has lost rights: the approval, or a higher role, which counts for a suspended user too. */
export const hasFewer = (before: Claims, later: Claims): boolean =>
  (before.approved && !later.approved) || ROLES.indexOf(later.role) < ROLES.indexOf(before.role)

/**
 * Takes rights that came back with a restore. Whoever had none becomes suspended, since claims do not say whether that was a suspension
 * or a rejection. No mail says so. Can be repeated after a failure at any step.
 * @param later the rights that remain
 */
export async function withdrawAgain(uid: string, later: Claims, now: Date): Promise<void> {
  await transact('withdraw again', async (tx) => {
    const before = await tx.read(refs.users.doc(uid))
    const past = await readHistory(tx, uid)
    if (!before || before.deleting) return
    const isLower = ROLES.indexOf(later.role) < ROLES.indexOf(before.role)
    const isSuspended = isActive(before) && !later.approved
    if (!isLower && !isSuspended) return
    const { revision } = before
    const role = isLower ? later.role : before.role
    const at = laterThan(now.toISOString(), before.claimsUpdatedAt)
    const reason = catalogueOf(before.language).texts.users.withdrawnSinceBackup
    const next: UserDocument = {
      ...before,
      role,
      designation: isLower && role !== 'team' ? '' : before.designation,
      suspended: isSuspended ? { at, by: OPERATOR, reason } : (before.suspended ?? null),
      revision: revision + 1,
      claims_pending: true,
      claimsUpdatedAt: at,
    }
    tx.update(refs.users.doc(uid), { ...next })
    updateUserIndex(tx, uid, before, next)
    const action = isSuspended ? 'user:suspend' : 'user:role'
    const details = [...(isSuspended ? ['suspended'] : []), ...(isLower ? ['role'] : [])]
    audit(tx, { actor: OPERATOR, action, target: uid, at, details })
    recordDecision(tx, uid, past, {
      action,
      by: OPERATOR,
      at,
      reason: isSuspended ? reason : '',
      revision,
      ...(isLower && { role }),
    })
  })
  await syncClaims(uid, now.toISOString())
}
