import { createBlog as createBlogCall } from 'domain/api/blogs.ts'
import type { Blog } from 'domain/blog.ts'
import type { Texts } from 'domain/texts/en.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { HttpError, saidBy } from '#lib/http.ts'
import { blogFormSchema, type BlogFormValues } from './blog-form-schema.ts'

/**
 * Creates a post.
 * @throws HttpError for any answer that is not 2xx; TypeError without a connection
 */
export function createBlog(values: BlogFormValues): Promise<Blog> {
  const { title, description, externalLink, is_published } = blogFormSchema.cast(values)
  return callSignedIn(createBlogCall, {
    title,
    description,
    externalLink,
    is_published,
    image: values.image,
  })
}

/** What to say of a failure: the server's own words, if it said any. */
export const messageOf = (error: unknown, texts: Texts): string =>
  error instanceof HttpError ? (saidBy(error.body) ?? texts.blogs.createFailed) : texts.server.unreachable
