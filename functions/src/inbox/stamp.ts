import type { HandledStamp } from 'domain/stored/sent-forms.ts'
import { HttpError } from '../http/responses/http-error.ts'
import type { AuthenticatedActor } from '../http/guard.ts'

/** Who of the office deals with something. */
export interface OfficeActor {
  uid: string
  name: string
}

export const officeActor = ({ uid, user }: AuthenticatedActor): OfficeActor => ({
  uid,
  name: user?.full_name ?? '',
})

/** What is noted of who dealt with something. */
export const stampOf = (by: OfficeActor, now: string): Required<HandledStamp> => ({
  handler_uid: by.uid,
  handler_name: by.name,
  handledAt: now,
})

/** Of what nobody has dealt with. */
export const NO_STAMP: Required<HandledStamp> = { handler_uid: '', handler_name: '', handledAt: '' }

/**
 * Takes back no mark that nobody has looked at.
 * @param seen `handledAt` of the one that was looked at; undefined where that does not matter
 * @throws HttpError 412
 */
export function checkMark({ handledAt = '' }: HandledStamp, seen: string | undefined): void {
  if (seen !== undefined && seen !== handledAt) throw new HttpError(412, ({ forms }) => forms.markChanged)
}
