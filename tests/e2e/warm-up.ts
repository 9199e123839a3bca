import { api } from '../support/addresses.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { call } from '../support/client.ts'
import { origin } from '../support/environment.ts'

/**
 * Sends all requests of the home page at the same time. The emulator starts a process for each simultaneous
 * request, which takes seconds; here no time limit of a test includes it.
 */
export default async function warmUp() {
  const { body } = await call<PublicBlog[]>('GET', `${api.blogs}?limit=${BLOGS_ON_HOME}`)
  const pictures = body.map(({ image }) => image).filter(Boolean)
  await Promise.all([...pictures, api.blogs, api.events].map((path) => fetch(origin + path)))
}
