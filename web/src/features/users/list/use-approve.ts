import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callables } from 'domain/api/callables.ts'
import type { Texts } from 'domain/texts/en.ts'
import type { UserListItem } from 'domain/user.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { callCallable, isRefusal } from '#lib/firebase/call-callable.ts'
import { saidBy } from '#lib/http.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useTexts } from '#lib/texts.ts'

const messageOf = (error: unknown, texts: Texts) => {
  if (!isRefusal(error)) return texts.users.approveError
  return saidBy(error.details) ?? texts.users.approveFailed
}

/**
 * Approves an applicant as she was looked at: a correction meanwhile is refused. The list is asked for again after a
 * success, and after a refusal, which says that it was not as things stand.
 * @param onApproved called after a success
 */
export function useApprove(onApproved: () => void) {
  const client = useQueryClient()
  const texts = useTexts()
  return useMutation({
    // the answer holds all of her, which nobody here needs
    mutationFn: async ({ id, revision }: Pick<UserListItem, 'id' | 'revision'>) => {
      await callCallable(callables.approveUser, { id, revision })
    },
    onSuccess: () => {
      void showToast('success', texts.users.approved)
      void client.invalidateQueries({ queryKey: queryKeys.userPages })
      onApproved()
    },
    onError: (error) => {
      void showToast('error', messageOf(error, texts))
      if (isRefusal(error)) void client.invalidateQueries({ queryKey: queryKeys.userPages })
    },
  })
}
