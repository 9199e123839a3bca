import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  handleMessage,
  handleOffer,
  receiveDonation,
  reopenDonation,
  reopenMessage,
  reopenOffer,
} from 'domain/api/inbox.ts'
import type { HandledAs } from 'domain/inbox.ts'
import { showToast } from '#components/overlay/toasts.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { FormList } from '#lib/firebase/queries.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useFailure } from './use-failure.ts'

/** How a thing is marked: `undefined` takes the mark back. */
export type Mark = HandledAs | 'received' | undefined

interface Marked {
  id: string
  /** Of the mark that is seen: no other one is taken back. */
  handledAt?: string
}

async function send(list: FormList, { id, handledAt: version }: Marked, mark: Mark): Promise<void> {
  if (list === 'donations') {
    if (mark) await callSignedIn(receiveDonation, { id })
    else await callSignedIn(reopenDonation, { id, ...(version && { version }) })
  } else if (mark) {
    const state = mark === 'answered' ? 'answered' : 'handled'
    await callSignedIn(list === 'messages' ? handleMessage : handleOffer, { id, state })
  } else
    await callSignedIn(list === 'messages' ? reopenMessage : reopenOffer, { id, ...(version && { version }) })
}

/** Marks one thing of a list, or takes its mark back; its listener shows what became of it. */
export function useMark(list: FormList, marked: Marked) {
  const client = useQueryClient()
  const failure = useFailure()
  return useMutation({
    mutationFn: (mark: Mark) => send(list, marked, mark),
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.inbox }),
    onError: (error) => void showToast('error', failure(error)),
  })
}
