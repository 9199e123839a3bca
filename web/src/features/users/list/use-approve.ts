import { useMutation, useQueryClient } from '@tanstack/react-query'
import { approveUser } from 'domain/api/users.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { UserListItem } from 'domain/user.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError, saidBy } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useTexts } from '#lib/texts.ts'

const messageOf = (error: unknown, texts: Texts) =>
  error instanceof HttpError ? (saidBy(error.body) ?? texts.users.approveFailed) : texts.users.approveError

/**
 * Approves an applicant as she was looked at: a correction meanwhile is refused.
 * @param onApproved called after a success, when the list is asked for again
 */
export function useApprove(onApproved: () => void) {
  const client = useQueryClient()
  const texts = useTexts()
  return useMutation({
    // the answer holds all of her, which nobody here needs
    mutationFn: async ({ id, revision }: Pick<UserListItem, 'id' | 'revision'>) => {
      await callSignedIn(approveUser, { id, revision })
    },
    onSuccess: () => {
      void showToast('success', texts.users.approved)
      void client.invalidateQueries({ queryKey: queryKeys.userPages })
      onApproved()
    },
    onError: (error) => void showToast('error', messageOf(error, texts)),
  })
}
