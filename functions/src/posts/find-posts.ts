import { comparable } from 'domain/comparable.ts'
import type { Post, PostInput, PostKind, PostList } from './post-kind.ts'
import { searchedTexts } from './searched-texts.ts'

export interface PostQuery {
  /** Drafts too. */
  drafts: boolean
  /** As somebody typed it; nothing but spaces finds everything. */
  search: string
}

/** The posts of a list that have every word of a search, in any order and whatever their case and accents, in its order. */
export async function findPosts<Input extends PostInput>(
  kind: PostKind<Input>,
  list: PostList<Input>,
  { drafts, search }: PostQuery,
): Promise<Post<Input>[]> {
  const seen = drafts ? list.posts : list.published
  const words = [...new Set(comparable(search).split(/\s+/))].filter(Boolean)
  if (words.length === 0) return seen
  const texts = await searchedTexts(kind, list)
  return seen.filter(({ id }) => {
    const text = texts.get(id) ?? ''
    return words.every((word) => text.includes(word))
  })
}
