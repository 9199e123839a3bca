import type { Described, TextFormat } from 'domain/formatting/described.ts'
import { teaserOf } from 'domain/formatting/teaser.ts'
import { type Heading, toHtml } from 'domain/formatting/to-html.ts'

// Imports the parser of Markdown: only the prerenderer and the dashboard use this file.

/** A post or an event. */
type Written = Described & { date?: string | undefined; format?: TextFormat }

/** Replaces a formatted description by its beginning without marks. */
export function withTeaser<P extends Written>(post: P): Omit<P, 'format'> {
  if (post.format !== 'markdown') return post
  const { format: _format, ...shown } = post
  return { ...shown, description: teaserOf(post) }
}

/**
 * Replaces a formatted description by its beginning without marks, and adds it as HTML.
 * @param heading the element of its headings: `h2` where only the h1 is above them
 */
export const withHtml = <P extends Written>(
  post: P,
  heading: Heading = 'h3',
): Omit<P, 'format'> & { html?: string } =>
  post.format === 'markdown' ? { ...withTeaser(post), html: toHtml(post, true, heading) } : post
