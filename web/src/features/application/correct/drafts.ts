import { ownDraft } from '#lib/drafts.ts'

/** Returns the name of the draft of a request for a review. */
export const appealDraft = (uid: string, revision: number): string => ownDraft(`appeal-${uid}-${revision}`)

/** Returns the name of the draft of a correction. A later revision of the application has another. */
export const correctionDraft = (uid: string, revision: number): string =>
  ownDraft(`correction-${uid}-${revision}`)
