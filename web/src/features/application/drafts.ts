import { ownDraft } from '#lib/drafts.ts'

/** Under which this device keeps what she has written to the office and not sent, about one refusal. */
export const appealDraft = (uid: string, revision: number): string => ownDraft(`appeal-${uid}-${revision}`)

/** Under which this device keeps what she has corrected and not sent: of one revision, so that a later one begins with what is stored. */
export const correctionDraft = (uid: string, revision: number): string =>
  ownDraft(`correction-${uid}-${revision}`)
