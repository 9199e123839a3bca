import { api } from '../support/addresses.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/limits.ts'
import { call } from '../support/client.ts'
import { origin } from '../support/environment.ts'

/**
 * Asks at once for everything that the home page asks for at once. The emulator starts a process for each request that
 * finds all others busy, which takes seconds; it does so here, before a test with a time limit waits for it.
 */
export default async function warmUp() {
  const { body } = await call<PublicBlog[]>('GET', `${api.blogs}?limit=${BLOGS_ON_HOME}`)
  const pictures = body.map(({ image }) => image).filter(Boolean)
  await Promise.all([...pictures, api.blogs, api.events].map((path) => fetch(origin + path)))
}
