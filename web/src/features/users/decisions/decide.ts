import { callables } from 'domain/api/callables.ts'
import { callCallable } from '#lib/firebase/call-callable.ts'
import type { Decidable } from './act.ts'

/** @throws what `callCallable` throws */
export async function callApprove({ id, revision }: Decidable): Promise<void> {
  await callCallable(callables.approveUser, { id, revision })
}

/** @throws what `callCallable` throws */
export async function callReject({ id, revision }: Decidable, reason: string): Promise<void> {
  await callCallable(callables.rejectUser, { id, revision, rejection_reason: reason })
}
