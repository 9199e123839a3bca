import type { Collections } from 'domain/stored/collections.ts'
import type { ComponentType } from 'react'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'

/** Whether a row is selected, and what changes that. */
export interface RowChoice {
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export interface RowProps<List extends FormList> {
  form: WithId<Collections[List]>
  to: string
  isOpen: boolean
  /** Present while rows are selected. */
  choice?: RowChoice | undefined
}

export interface DetailProps<List extends FormList> {
  form: WithId<Collections[List]>
  session: OpenSession
  /** Asks before it is deleted. */
  onDelete: () => void
}

/** Asks before entries are deleted. @param onGone called with the ids of those that are gone */
export type AskToDelete<List extends FormList> = (
  forms: readonly WithId<Collections[List]>[],
  onGone: (ids: readonly string[]) => void,
) => void

/** What the question before a deletion says, and the notice after it. */
export interface DeletionTexts {
  title: string
  /** One line for each entry. */
  lines: readonly string[]
  /** What else is lost. */
  notes: readonly string[]
  /** @param count how many were deleted, at least one */
  deleted: (count: number) => string
}

/** The components that show one list of the inbox. */
export interface ListKind<List extends FormList> {
  list: List
  Row: ComponentType<RowProps<List>>
  Detail: ComponentType<DetailProps<List>>
  /** @param forms the entries to delete */
  useDeletionTexts: (forms: readonly WithId<Collections[List]>[]) => DeletionTexts
}
