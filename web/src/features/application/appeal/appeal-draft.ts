import { ownDraft } from '#lib/drafts.ts'

/** Under which this device keeps what she has written to the office and not sent, about one refusal. */
export const appealDraft = (uid: string, revision: number): string => ownDraft(`appeal-${uid}-${revision}`)
