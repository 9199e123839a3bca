import type { UserListItem } from 'domain/user.ts'
import type { Texts } from 'domain/texts/en.ts'
import { useState } from 'react'
import { showToast } from '#components/overlay/toasts.tsx'
import { approveUser, isRefusal } from '#lib/firebase/approve-user.ts'
import { useTexts } from '#lib/texts.ts'

type Applicant = Pick<UserListItem, 'id' | 'revision'>

const messageOf = (error: unknown, texts: Texts) => {
  if (!isRefusal(error)) return texts.users.approveError
  return error.message || texts.users.approveFailed
}

/**
 * Approves applicants, each as it was looked at: a correction meanwhile is refused.
 * @param onApproved called after each success
 * @returns `busy`: whose requests are under way
 */
export function useApprove(onApproved: () => void) {
  const texts = useTexts()
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())

  const approve = async ({ id, revision }: Applicant) => {
    setBusy((ids) => new Set(ids).add(id))
    try {
      await approveUser({ id, revision })
      void showToast('success', texts.users.approved)
      onApproved()
    } catch (error) {
      void showToast('error', messageOf(error, texts))
    } finally {
      setBusy((ids) => new Set([...ids].filter((other) => other !== id)))
    }
  }
  return { busy, approve }
}
