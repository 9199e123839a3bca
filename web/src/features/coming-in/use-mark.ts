import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  handleMessage,
  handleOffer,
  receiveDonation,
  reopenDonation,
  reopenMessage,
  reopenOffer,
} from 'domain/api/coming-in.ts'
import type { HandledAs } from 'domain/coming-in.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { FormList } from '#lib/firebase/queries.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useFailure } from './use-failure.ts'

/** How a thing is marked: `undefined` takes the mark back. */
export type Mark = HandledAs | 'received' | undefined

async function send(list: FormList, id: string, mark: Mark): Promise<void> {
  if (list === 'donations') {
    await callSignedIn(mark ? receiveDonation : reopenDonation, { id })
  } else if (mark) {
    const state = mark === 'answered' ? 'answered' : 'handled'
    await callSignedIn(list === 'messages' ? handleMessage : handleOffer, { id, state })
  } else await callSignedIn(list === 'messages' ? reopenMessage : reopenOffer, { id })
}

/** Marks one thing of a list, or takes its mark back; its listener shows what became of it. */
export function useMark(list: FormList, id: string) {
  const client = useQueryClient()
  const failure = useFailure()
  return useMutation({
    mutationFn: (mark: Mark) => send(list, id, mark),
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.comingIn }),
    onError: (error) => void showToast('error', failure(error)),
  })
}
