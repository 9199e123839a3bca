import type { Collections } from 'domain/stored/collections.ts'
import type { ComponentType } from 'react'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'

export interface RowProps<List extends FormList> {
  form: WithId<Collections[List]>
  to: string
  isOpen: boolean
}

export interface DetailProps<List extends FormList> {
  form: WithId<Collections[List]>
  session: OpenSession
  /** Called when it has been deleted. */
  onGone: () => void
}

/** The components that show one list of the inbox. */
export interface ListKind<List extends FormList> {
  list: List
  Row: ComponentType<RowProps<List>>
  Detail: ComponentType<DetailProps<List>>
}
