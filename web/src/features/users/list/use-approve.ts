import { useMutation, useQueryClient } from '@tanstack/react-query'
import { en } from 'domain/texts/en.ts'
import type { UserListItem } from 'domain/user.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { approveUser, isRefusal } from '#lib/firebase/approve-user.ts'
import { queryKeys } from '#lib/query/query-keys.ts'

const messageOf = (error: unknown) => {
  if (!isRefusal(error)) return en.users.approveError
  return error.message || en.users.approveFailed
}

/**
 * Approves an applicant as she was looked at: a correction meanwhile is refused.
 * @param onApproved called after a success, when the list is asked for again
 */
export function useApprove(onApproved: () => void) {
  const client = useQueryClient()
  return useMutation({
    // the answer holds all of her, which nobody here needs
    mutationFn: async ({ id, revision }: Pick<UserListItem, 'id' | 'revision'>) => {
      await approveUser({ id, revision })
    },
    onSuccess: () => {
      void showToast('success', en.users.approved)
      void client.invalidateQueries({ queryKey: queryKeys.userPages })
      onApproved()
    },
    onError: (error) => void showToast('error', messageOf(error)),
  })
}
