import { DOCUMENT_NAMES, type DocumentName } from '../documents.ts'
import { DEFAULT_LANGUAGE, type Language } from '../texts/languages.ts'
import type { PageTexts } from '../texts/pages-en.ts'
import { CORRECTABLE_FIELDS } from '../user-fields.ts'
import type { Count, InstantOrNone } from '../values/formats.ts'

/** What a reason can name: every field and picture that an applicant may correct. */
export const REASON_FIELDS = [...CORRECTABLE_FIELDS, ...DOCUMENT_NAMES]
export type ReasonField = (typeof CORRECTABLE_FIELDS)[number] | DocumentName

/** Id of the reason that is in no list. It needs a note and a field, and can be corrected. */
export const OTHER_REASON = 'other'

/** What a reason says in one language. */
export interface ReasonWords {
  /** '' for `other`: pages and mails have a text for it. */
  label: string
  text: string
}

/** A reason of a rejection, as it was in the office's list at that time. */
export interface GivenReason extends ReasonWords {
  /** Id in the list, or `other`. */
  id: string
  /** The same in Urdu; absent if the list had no Urdu of it. */
  ur?: ReasonWords
  /** Nothing can be corrected. */
  is_final: boolean
  /** What the applicant corrects; empty for a final reason. */
  fields: ReasonField[]
}

/** The last rejection of an application. */
export interface Rejection {
  /** In the order of the office's list. A final reason stands alone. */
  reasons: GivenReason[]
  /** The office's words to the applicant; may be ''. */
  note: string
  /** '' for one that was stored without its time. */
  at: InstantOrNone
  /** The revision that was rejected. */
  revision: Count
  /** Final again after the one review of a final decision. No more can be asked for. */
  is_reviewed: boolean
}

/** Why a point of a rejection is correct as it was. */
export interface PointAnswer {
  /** Id of the reason. */
  id: string
  text: string
}

/** What the applicant did about the last rejection, or since the registration. */
export interface Resubmission {
  /** What was changed. */
  fields: ReasonField[]
  answers: PointAnswer[]
}

/** The stored fields of a user that say why an application was rejected. Earlier versions stored only the text. */
interface StoredRejection {
  rejection?: Rejection | null
  rejection_reason: string
  revision: number
}

/**
 * Returns the last rejection of a user; `null` if there is none, or an approval came after it. One that was stored as a text alone
 * is the reason `other` with all fields open.
 */
export function rejectionOf({ rejection, rejection_reason, revision }: StoredRejection): Rejection | null {
  if (rejection) return rejection
  return rejection_reason === '' ? null : rejectionOfText(rejection_reason, '', revision)
}

/** Builds a rejection from a text alone: the reason `other` with all fields open. */
export const rejectionOfText = (note: string, at: InstantOrNone, revision: Count): Rejection => ({
  reasons: [{ id: OTHER_REASON, label: '', text: '', is_final: false, fields: REASON_FIELDS }],
  note,
  at,
  revision,
  is_reviewed: false,
})

/** Returns whether nothing can be corrected and sent again. */
export const isFinal = (rejection: Rejection | null): boolean =>
  rejection?.reasons.some(({ is_final }) => is_final) ?? false

/** Returns whether the applicant may ask for a review: of a final decision once. */
export const isReviewOpen = (rejection: Rejection | null): boolean =>
  !(isFinal(rejection) && rejection?.is_reviewed)

/**
 * Returns the points of a rejection that are still to be corrected: nothing of them is changed, and they have no answer.
 * @param changed the fields and pictures that differ from what was rejected
 * @param answered ids of the reasons with an answer
 */
export const openPoints = (
  { reasons }: Pick<Rejection, 'reasons'>,
  changed: readonly ReasonField[],
  answered: readonly string[],
): GivenReason[] =>
  reasons.filter(
    ({ id, fields }) => !fields.some((field) => changed.includes(field)) && !answered.includes(id),
  )

/**
 * Returns what a reason says in one language. One without Urdu stays English, and its `language` says so.
 * @param texts of the same language
 */
export function reasonIn(
  { id, label, text, ur }: Pick<GivenReason, 'id' | 'label' | 'text' | 'ur'>,
  language: Language,
  texts: PageTexts,
): ReasonWords & { language?: Language } {
  if (id === OTHER_REASON) return { label: texts.users.otherReason, text }
  if (language === DEFAULT_LANGUAGE) return { label, text }
  return ur ?? { label, text, language: DEFAULT_LANGUAGE }
}

/** Returns whether the only reason is `other` and asks for no field in particular. Then the note says everything. */
const isNoteAlone = ({ reasons: [first, second] }: Rejection): boolean =>
  first?.id === OTHER_REASON && !second && first.fields.length === REASON_FIELDS.length

/**
 * Writes a rejection as one text: the numbered reasons with their fields, then the note. It is stored as `rejection_reason`.
 * @param texts of the same language
 */
export function formatRejection(rejection: Rejection, language: Language, texts: PageTexts): string {
  const { reasons, note } = rejection
  if (isNoteAlone(rejection)) return note
  const points = reasons.map((reason, n) => {
    const { label, text } = reasonIn(reason, language, texts)
    const { fields } = reason
    return [
      `${n + 1}. ${label}`,
      text,
      fields.length > 0 && texts.users.pleaseCorrect(fields.map((field) => texts.label[field])),
    ]
      .filter(Boolean)
      .join('\n')
  })
  return [...points, note].filter(Boolean).join('\n\n')
}
