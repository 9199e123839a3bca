import type { HandledStamp } from 'domain/stored/sent-forms.ts'
import { Refusal } from '../http/answers/refusal.ts'

/**
 * Takes back no mark that nobody has looked at.
 * @param seen `handledAt` of the one that was looked at; undefined where that does not matter
 * @throws Refusal 412
 */
export function refuseOtherMark({ handledAt = '' }: HandledStamp, seen: string | undefined): void {
  if (seen !== undefined && seen !== handledAt) throw new Refusal(412, ({ forms }) => forms.markChanged)
}
