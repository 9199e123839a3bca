import { api, callables } from '../support/addresses.ts'
import type { PublicBlog } from 'domain/blog.ts'
import { BLOGS_ON_HOME } from 'domain/values/list-limits.ts'
import { call } from '../support/client.ts'
import { origin } from '../support/environment.ts'

/** Calls of the API that two open pages of the dashboard make at the same time. */
const CALLS = 12

/**
 * Sends as many requests at the same time as the home page and two pages of the dashboard do. The emulator starts a process for
 * each, which takes seconds; here no time limit of a test includes it.
 */
export default async function warmUp() {
  const { body } = await call<PublicBlog[]>('GET', `${api.blogs}?limit=${BLOGS_ON_HOME}`)
  const pictures = body.map(({ image }) => image).filter(Boolean)
  const calls = Array.from({ length: CALLS }, () => api.events)
  await Promise.all([...pictures, ...calls].map((path) => fetch(origin + path)))
  await Promise.all(Object.values(callables).map((path) => fetch(origin + path, { method: 'POST' })))
}
