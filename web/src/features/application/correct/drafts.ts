import type { UserDocument } from 'domain/stored/user.ts'
import { sentAtOf } from 'domain/user.ts'
import { dropDrafts, ownDraft } from '#lib/own-drafts.ts'
import type { WithId } from '#lib/firebase/use-live.ts'

type Applicant = Pick<WithId<UserDocument>, 'id' | 'sentAt' | 'waitingSince'>

const prefixOf = (kind: string, { id }: Applicant): string => ownDraft(id, `${kind}-`)

// decisions and undo leave the time as it is, so the draft stays until it is sent
const draftOf = (kind: string, user: Applicant): string => prefixOf(kind, user) + sentAtOf(user)

/** Returns the name of the draft of a request for a review. */
export const appealDraft = (user: Applicant): string => draftOf('appeal', user)

/** Returns the name of the draft of a correction. What is typed after the next sending has another. */
export const correctionDraft = (user: Applicant): string => draftOf('correction', user)

/** Deletes the drafts of what was sent, even if the answer was lost. */
export function dropSentDrafts(user: Applicant): void {
  dropDrafts(prefixOf('correction', user), correctionDraft(user))
  dropDrafts(prefixOf('appeal', user), appealDraft(user))
}
