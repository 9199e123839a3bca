import type { UserListItem } from 'domain/user.ts'
import { en } from 'domain/texts/en.ts'
import { useState } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { approveUser, isRefusal } from '#lib/firebase/approve-user.ts'

type Applicant = Pick<UserListItem, 'id' | 'revision'>

const messageOf = (error: unknown) => {
  if (!isRefusal(error)) return en.users.approveError
  return error.message || en.users.approveFailed
}

/**
 * Approves applicants, each as it was looked at: a correction meanwhile is refused.
 * @param onApproved called after each success
 * @returns `busy`: whose requests are under way
 */
export function useApprove(onApproved: () => void) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const approve = async ({ id, revision }: Applicant) => {
    setBusy((ids) => new Set(ids).add(id))
    try {
      await approveUser({ id, revision })
      void showToast('success', en.users.approved)
      onApproved()
    } catch (error) {
      void showToast('error', messageOf(error))
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)))
    }
  }
  return { busy, approve }
}
