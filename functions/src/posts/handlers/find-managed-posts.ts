import type { findManagedPosts as endpoint } from 'domain/api/managed-posts.ts'
import { SHOWN_POSTS } from 'domain/managed-posts.ts'
import type { Handler } from '../../http/handler.ts'
import { findManaged } from '../find-managed.ts'
import { BLOGS, EVENTS } from '../kinds.ts'

export const findManagedPosts: Handler<typeof endpoint> = ({ path: { name }, query }) => {
  const { search = '', offset = 0 } = query
  if (name === 'blogs')
    return findManaged(BLOGS, { search, offset, shown: query.show ?? SHOWN_POSTS.blogs[0] })
  return findManaged(EVENTS, { search, offset, shown: query.show ?? SHOWN_POSTS.events[0] })
}
