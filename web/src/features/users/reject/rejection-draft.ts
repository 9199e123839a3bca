import type { OfferedReason } from 'domain/content/translation/reasons-in-urdu.ts'
import { OTHER_REASON, type ReasonField } from 'domain/decisions/reasons.ts'

/** *Other*, which the office's list does not have. The admin chooses what it opens. */
export const OTHER: OfferedReason = { id: OTHER_REASON, label: '', text: '', is_final: false, fields: [] }

/** Returns the reasons as they are shown: those that can be corrected, *Other*, then the final ones. */
export const orderReasons = (list: readonly OfferedReason[]): OfferedReason[] => [
  ...list.filter(({ is_final }) => !is_final),
  OTHER,
  ...list.filter(({ is_final }) => is_final),
]

/** The keys of the reasons but *Other*, in the order in which they are shown. */
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** Returns the key that ticks a reason; undefined if there are more reasons than keys. */
export const keyOf = (reason: OfferedReason, list: readonly OfferedReason[]): string | undefined =>
  reason.id === OTHER_REASON ? '9' : KEYS[list.filter(({ id }) => id !== OTHER_REASON).indexOf(reason)]

/** What an admin has filled in to reject an application. */
export interface RejectionDraft {
  /** The ticked reasons in the order of ticking, each with the fields that it opens. */
  ticked: readonly { id: string; fields: readonly ReasonField[] }[]
  note: string
  officeNote: string
}

export const EMPTY_DRAFT: RejectionDraft = { ticked: [], note: '', officeNote: '' }

/** Returns the ticked reasons in the order of the list, with the fields that each opens. */
export const tickedReasons = (draft: RejectionDraft, list: readonly OfferedReason[]): OfferedReason[] =>
  list.flatMap((reason) => {
    const entry = draft.ticked.find(({ id }) => id === reason.id)
    return entry ? [{ ...reason, fields: [...entry.fields] }] : []
  })

/** Ticks a reason, which adds its fields, or unticks it. A final reason stands alone. */
export function toggleReason(
  draft: RejectionDraft,
  reason: OfferedReason,
  list: readonly OfferedReason[],
): RejectionDraft {
  const others = draft.ticked.filter(({ id }) => id !== reason.id)
  if (others.length < draft.ticked.length) return { ...draft, ticked: others }
  const isKept = ({ id }: { id: string }) =>
    !reason.is_final && list.some((other) => other.id === id && !other.is_final)
  return { ...draft, ticked: [...others.filter(isKept), { id: reason.id, fields: reason.fields }] }
}

/** Closes fields under every reason. The reasons stay ticked. */
export const removeFields = (draft: RejectionDraft, removed: readonly ReasonField[]): RejectionDraft => ({
  ...draft,
  ticked: draft.ticked.map(({ id, fields }) => ({
    id,
    fields: fields.filter((field) => !removed.includes(field)),
  })),
})

/**
 * Opens fields under one reason: a ticked one that names them in the list or has none left, else *Other*, else the one
 * that was ticked last.
 */
export function addFields(
  draft: RejectionDraft,
  added: readonly ReasonField[],
  list: readonly OfferedReason[],
): RejectionDraft {
  const { ticked } = draft
  const names = ({ id }: { id: string }) =>
    list.some((reason) => reason.id === id && added.some((field) => reason.fields.includes(field)))
  const target =
    ticked.find(names) ??
    ticked.find(({ fields }) => fields.length === 0) ??
    ticked.find(({ id }) => id === OTHER_REASON) ??
    ticked.at(-1)
  return {
    ...draft,
    ticked: ticked.map((entry) =>
      entry === target ? { ...entry, fields: [...new Set([...entry.fields, ...added])] } : entry,
    ),
  }
}

/** What keeps a rejection from being sent: no reason, a reason without a field, or *Other* without a note. */
type RejectionProblem = { kind: 'reasons' } | { kind: 'fields'; reason: OfferedReason } | { kind: 'note' }

/** Returns the first thing that keeps the rejection from being sent. */
export function findProblem(
  draft: RejectionDraft,
  list: readonly OfferedReason[],
): RejectionProblem | undefined {
  const reasons = tickedReasons(draft, list)
  if (reasons.length === 0) return { kind: 'reasons' }
  const empty = reasons.find(({ is_final, fields }) => !is_final && fields.length === 0)
  if (empty) return { kind: 'fields', reason: empty }
  if (reasons.some(({ id }) => id === OTHER_REASON) && !draft.note.trim()) return { kind: 'note' }
  return undefined
}

/** A rejection as it is sent. */
export interface SentRejection {
  reasons: { id: string; fields: ReasonField[] }[]
  note: string
  office_note: string
}

/** Returns what is sent of a draft without a problem. A reason that has left the list is left out. */
export const toRejection = (draft: RejectionDraft, list: readonly OfferedReason[]): SentRejection => ({
  reasons: tickedReasons(draft, list).map(({ id, fields }) => ({ id, fields })),
  note: draft.note.trim(),
  office_note: draft.officeNote.trim(),
})
