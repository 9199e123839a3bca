import type { PublicBlog } from 'domain/blog.ts'
import { onTestFinished, vi } from 'vitest'
import { answerAbout } from './sample-posts.ts'

/**
 * Replaces the server until the test has ended. @param answer handles every request; an error it throws is a
 * lost connection @returns the recorded requests
 */
export function stubFetch(answer: (request: Request) => Response | Promise<Response>) {
  const stub = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input, init) => answer(new Request(input, init)))
  onTestFinished(() => stub.mockRestore())
  return stub
}

/** Responds with a page of these posts, as the server does. */
export const listed =
  (posts: readonly PublicBlog[]) =>
  ({ url }: Request): Response => {
    const { json, headers } = answerAbout(posts, url)
    return Response.json(json, { headers })
  }

/** Fails as the browser does when the server cannot be reached. */
export function unreachable(): never {
  throw new TypeError('Failed to fetch')
}
