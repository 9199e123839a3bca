import type { Instant, InstantOrNone } from '../../values/formats.ts'
import type { PublishedDocument } from './published.ts'

/** `site/opening`: the site was opened, or closed again. There is none before. */
export interface OpeningDocument {
  /** '' for a site that was only closed: it was published before a site could be opened. */
  openedAt: InstantOrNone
  /** uid of the admin, 'operator' for the command line. */
  openedBy: string
  /** Since when an admin has closed it again, and why; null or absent while it is open. */
  closed?: { at: Instant; by: string; reason: string } | null
}

/**
 * Returns whether the site is open: visitors can believe it, and it takes donations. A new site is closed until an admin opens it. A
 * site of a version that could not be opened or closed is open: its `site/published` lacks the mark `startsClosed`.
 */
export const isSiteOpen = (
  opening: OpeningDocument | undefined,
  published: Partial<PublishedDocument> | undefined,
): boolean => (opening ? !opening.closed : published?.versions !== undefined && !published.startsClosed)
