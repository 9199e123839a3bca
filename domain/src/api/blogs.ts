import type { Blog, PublicBlog } from '../blog.ts'
import { blogSchema } from '../schemas/blog.ts'
import type { Endpoint } from './endpoint.ts'
import { POST_LIST_QUERY } from './post-list-query.ts'

const body = { as: 'json or form', schema: blogSchema, pictures: ['image'] } as const

/** What is published; with a team member's or an admin's token drafts too. `X-Total-Count` says how many match. */
export const listBlogs = {
  method: 'GET',
  path: '/api/auth/blogs/',
  action: 'post:read-published',
  query: POST_LIST_QUERY,
  answer: [] as PublicBlog[],
} as const satisfies Endpoint

/** A published one; with a team member's or an admin's token a draft too. */
export const getBlog = {
  method: 'GET',
  path: '/api/auth/blogs/:id/',
  action: 'post:read-published',
  answer: {} as PublicBlog,
} as const satisfies Endpoint

export const createBlog = {
  method: 'POST',
  path: '/api/auth/blogs/',
  action: 'post:write',
  status: 201,
  body,
  answer: {} as Blog,
} as const satisfies Endpoint

export const changeBlog = {
  method: 'PATCH',
  path: '/api/auth/blogs/:id/',
  action: 'post:write',
  body: { ...body, isPartial: true },
  answer: {} as Blog,
} as const satisfies Endpoint

export const deleteBlog = {
  method: 'DELETE',
  path: '/api/auth/blogs/:id/',
  action: 'post:write',
  status: 204,
  answer: undefined,
} as const satisfies Endpoint
