import type { Handling } from 'domain/inbox.ts'
import { audit } from '../audit/audit.ts'
import { Refusal } from '../http/answers/refusal.ts'
import { transactAs } from '../http/transact-as.ts'
import { refs } from '../refs.ts'
import { NO_STAMP, type OfficeActor, stampOf } from '../http/answers/stamp.ts'
import { refuseOtherMark } from './refuse-other-mark.ts'

const VERBS = { received: 'receive', pledged: 'reopen' } as const

/**
 * Notes that a promised gift has arrived, or that it has not after all. One that stands so already stays as it is.
 * @param seen `handledAt` of the mark that is taken back; undefined for whatever mark there is
 * @throws Refusal 412 where it is another mark by now; 404; 409 for a gift by card; 401 or 403 when she may no longer
 */
export const markDonation = (
  id: string,
  state: keyof typeof VERBS,
  by: OfficeActor,
  seen?: string,
  now = new Date().toISOString(),
): Promise<Handling<keyof typeof VERBS>> =>
  transactAs({ uid: by.uid, action: 'form:handle' }, 'mark donation', async (tx) => {
    const gift = await tx.read(refs.donations.doc(id))
    if (!gift) throw new Refusal(404, ({ server }) => server.notFound)
    if (gift.state !== 'pledged' && gift.state !== 'received')
      throw new Refusal(409, ({ forms }) => forms.notPledged)
    if (gift.state === state) {
      const { handler_name = '', handledAt = '' } = gift
      return { id, state, handler_name, handledAt }
    }
    if (state === 'pledged') refuseOtherMark(gift, seen)
    const stamp = state === 'received' ? stampOf(by, now) : NO_STAMP
    tx.update(refs.donations.doc(id), { state, ...stamp })
    audit(tx, { actor: by.uid, action: `donation:${VERBS[state]}`, target: id, at: now })
    return { id, state, handler_name: stamp.handler_name, handledAt: stamp.handledAt }
  })
