import type { FileLink } from 'domain/api/files.ts'
import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import { readMany } from '../cloud/store.ts'
import { BLOGS, EVENTS, PAGES, type PostInput, type PostKind } from '../posts/post-kind.ts'
import { postList } from '../posts/read-posts.ts'
import { refs } from '../refs.ts'

/** Finds what names a file, drafts too. @param id of the file, which every address of it contains */
export async function findLinks(id: string): Promise<FileLink[]> {
  const [parts, blogs, events, pages] = await Promise.all([
    readMany(CONTENT_PARTS.map((part) => refs.site.doc(part))),
    linksIn(BLOGS, id),
    linksIn(EVENTS, id),
    linksIn(PAGES, id),
  ])
  const named = CONTENT_PARTS.filter((_part, n) => JSON.stringify(parts[n] ?? {}).includes(id))
  const inSite = named.map((part) => ({ kind: 'site' as const, id: part, title: '' }))
  return [...inSite, ...blogs, ...events, ...pages]
}

async function linksIn<Input extends PostInput>(kind: PostKind<Input>, id: string): Promise<FileLink[]> {
  const { posts } = await postList(kind)
  // a page also lists ids
  return posts
    .filter((post) => JSON.stringify(post).includes(id))
    .map((post) => ({ kind: kind.noun, id: post.id, title: post.title }))
}
