import { comparable } from 'domain/comparable.ts'
import type { Post, PostInput, PostKind, PostList } from './post-kind.ts'

export interface PostQuery {
  /** Drafts too. */
  drafts: boolean
  /** Ready for comparing; '' for everything. */
  search: string
}

/** The posts of a list that match a search, in its order. */
export function findPosts<Input extends PostInput>(
  kind: PostKind<Input>,
  list: PostList<Input>,
  { drafts, search }: PostQuery,
): Post<Input>[] {
  const seen = drafts ? list.posts : list.published
  if (search === '') return seen
  return seen.filter((post) => kind.searched(post).some((text) => comparable(text).includes(search)))
}
