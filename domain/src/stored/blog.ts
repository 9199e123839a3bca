import type { PostRecord } from './post.ts'

/** A blog post. */
export interface BlogDocument extends PostRecord {
  title: string
  description: string
  /** http(s) address, or ''. When present the title links to it in a new tab. */
  externalLink: string
  is_published: boolean
}
