import type { PostVersionDocument } from '../stored/post-version.ts'

/** An earlier version, as the list of them shows it. */
export type ListedVersion = Pick<
  PostVersionDocument,
  'savedAt' | 'saved_by' | 'replacedAt' | 'replaced_by'
> & {
  id: string
}

/** An earlier version with what it says. */
export type PostVersion = ListedVersion & Pick<PostVersionDocument, 'content'>
