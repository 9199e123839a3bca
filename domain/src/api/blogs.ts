import type { Blog } from '../blog.ts'
import { blogSchema } from '../schemas/blog.ts'
import type { Endpoint } from './endpoint.ts'

const body = { as: 'json or form', schema: blogSchema, pictures: ['image'] } as const

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
  hasVersion: true,
  answer: {} as Blog,
} as const satisfies Endpoint

export const deleteBlog = {
  method: 'DELETE',
  path: '/api/auth/blogs/:id/',
  action: 'post:write',
  status: 204,
  hasVersion: true,
  answer: undefined,
} as const satisfies Endpoint
