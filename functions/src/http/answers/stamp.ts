import type { HandledStamp } from 'domain/stored/sent-forms.ts'
import type { SignedIn } from '../guard.ts'

/** Who of the office deals with something. */
export interface OfficeActor {
  uid: string
  name: string
}

export const officeActor = ({ uid, user }: SignedIn): OfficeActor => ({ uid, name: user?.full_name ?? '' })

/** What is noted of who dealt with something. */
export const stampOf = (by: OfficeActor, now: string): Required<HandledStamp> => ({
  handler_uid: by.uid,
  handler_name: by.name,
  handledAt: now,
})

/** Of what nobody has dealt with. */
export const NO_STAMP: Required<HandledStamp> = { handler_uid: '', handler_name: '', handledAt: '' }
