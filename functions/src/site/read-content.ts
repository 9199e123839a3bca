import type { Content } from 'domain/content/content.ts'
import { organisation } from 'domain/organisation.ts'

/** What the office says on its site. */
export async function readContent(): Promise<Content> {
  return { organisation } as unknown as Content
}
