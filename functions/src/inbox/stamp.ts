import type { HandledStamp } from 'domain/stored/sent-forms.ts'
import { HttpError } from '../http/responses/http-error.ts'
import type { AuthenticatedActor } from '../http/guard.ts'

/** A member of the office who handles something. */
export interface OfficeActor {
  uid: string
  name: string
}

/** Returns who is recorded for a change of the inbox. */
export const officeActor = ({ uid, user }: AuthenticatedActor): OfficeActor => ({
  uid,
  name: user?.full_name ?? '',
})

/** Builds the fields that record who handled something. */
export const stampOf = (by: OfficeActor, now: string): Required<HandledStamp> => ({
  handler_uid: by.uid,
  handler_name: by.name,
  handledAt: now,
})

/** The fields of something that nobody has handled. */
export const NO_STAMP: Required<HandledStamp> = { handler_uid: '', handler_name: '', handledAt: '' }

/**
 * Checks that the mark to undo is the one that was read.
 * @param seen `handledAt` of the mark that was read; undefined for any mark
 * @throws HttpError 412
 */
export function checkMark({ handledAt = '' }: HandledStamp, seen: string | undefined): void {
  if (seen !== undefined && seen !== handledAt) throw new HttpError(412, ({ forms }) => forms.markChanged)
}
