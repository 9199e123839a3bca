import { api } from 'domain/api.ts'
import type { Blog } from 'domain/blog.ts'
import { en } from 'domain/texts/en.ts'
import { idToken } from '#lib/firebase/auth.ts'
import { fetchJson, HttpError, saidBy } from '#lib/http.ts'
import { blogFormSchema, type BlogFormValues } from './blog-form-schema.ts'

/**
 * Creates a post.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export async function createBlog(values: BlogFormValues): Promise<Blog> {
  const { title, description, externalLink, is_published } = blogFormSchema.cast(values)
  const form = new FormData()
  form.set('title', title)
  form.set('description', description)
  form.set('externalLink', externalLink)
  form.set('is_published', String(is_published))
  if (values.image) form.set('image', values.image)
  return fetchJson<Blog>(api.blogs, { method: 'POST', body: form, token: await idToken() })
}

/** What to say of a failure: the server's own words, where it has any. */
export const messageOf = (error: unknown): string =>
  error instanceof HttpError ? (saidBy(error.body) ?? en.blogs.createFailed) : en.server.unreachable
