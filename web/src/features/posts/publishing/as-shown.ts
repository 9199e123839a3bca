import type { Post } from '../kinds.ts'
import { NEW } from '../editor/post-draft.ts'
import type { PostValues } from '../editor/post-values.ts'

/** A post as it would be stored now, for a look at it. @param author of a new one */
export function asShown(values: PostValues, post: Post | undefined, author: string): Post {
  const { image, is_published, ...words } = values
  const now = new Date().toISOString()
  return {
    id: NEW,
    author_name: author,
    author_uid: '',
    createdAt: now,
    updatedAt: now,
    ...post,
    ...words,
    is_published: is_published === 'true',
    image: image ? URL.createObjectURL(image) : (post?.image ?? ''),
  }
}
