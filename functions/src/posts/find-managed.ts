import { today } from 'domain/dates.ts'
import { BLOGS_MANAGED } from 'domain/values/list-limits.ts'
import { type FoundPosts, isShownUnder, SHOWN_POSTS, type ShownPosts } from 'domain/office/managed-posts.ts'
import type { Query } from 'firebase-admin/firestore'
import { count } from '../cloud/store.ts'
import { findPosts } from './search-posts.ts'
import type { PostInput, PostKind } from './post-kind.ts'
import { readPostList } from './post-list.ts'

interface ListQuery {
  /** As typed. Without words it finds nothing and counts everything. */
  search: string
  shown: ShownPosts
  offset: number
}

/** Finds posts for team and admins, drafts too, and counts those of each tab. */
export async function findManaged<Input extends PostInput>(
  kind: PostKind<Input>,
  { search, shown, offset }: ListQuery,
): Promise<FoundPosts> {
  const day = today()
  if (search.trim() === '') return { counts: await countStored(kind, day), posts: [] }
  const found = await findPosts(kind, await readPostList(kind), { drafts: true, search })
  const under = (tab: ShownPosts) => found.filter((post) => isShownUnder(post, tab, day))
  const counts = Object.fromEntries(SHOWN_POSTS[kind.name].map((tab) => [tab, under(tab).length]))
  const posts = under(shown).slice(offset, offset + BLOGS_MANAGED)
  return { counts, posts: posts as unknown as FoundPosts['posts'] }
}

/** Counts all stored posts of each tab in the database. */
async function countStored<Input extends PostInput>(
  { name, collection }: PostKind<Input>,
  day: string,
): Promise<FoundPosts['counts']> {
  const under: Record<ShownPosts, Query> = {
    all: collection,
    published: collection.where('is_published', '==', true),
    draft: collection.where('is_published', '==', false),
    coming: collection.where('date', '>=', day),
    past: collection.where('date', '<', day),
  }
  const counted = SHOWN_POSTS[name].map(async (tab) => [tab, await count(under[tab])] as const)
  return Object.fromEntries(await Promise.all(counted))
}
