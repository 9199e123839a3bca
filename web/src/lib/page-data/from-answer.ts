import type { PublicBlog } from 'domain/blog.ts'
import type { PublicEvent } from 'domain/event.ts'

/** Converts a post or an event as REST answers it to what pages show: of a formatted text its HTML and its beginning. */
export function fromAnswer<P extends PublicBlog | PublicEvent>(answer: P): P {
  const { excerpt, format: _format, ...post } = answer
  return excerpt === undefined ? answer : ({ ...post, description: excerpt } as P)
}
