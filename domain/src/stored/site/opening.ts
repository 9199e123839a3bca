import type { Instant, InstantOrNone } from '../../values/formats.ts'
import type { PublishedDocument } from './published.ts'

/** `site/opening`: the site was opened, or closed again. There is none before. */
export interface OpeningDocument {
  /** '' for one that counts as published before there was an opening. */
  openedAt: InstantOrNone
  /** uid of the admin, 'operator' for the command line. */
  openedBy: string
  /** Since when an admin has closed it again, and why; null or absent while it is open. */
  closed?: { at: Instant; by: string; reason: string } | null
}

/**
 * Returns whether visitors may believe the site. A new site is closed until an admin opens it, and one that an admin closed again. One that published before there was an
 * opening is open: its `site/published` lacks the mark that later versions give a new one.
 */
export const isSiteOpen = (
  opening: OpeningDocument | undefined,
  published: Partial<PublishedDocument> | undefined,
): boolean => (opening ? !opening.closed : published?.versions !== undefined && !published.startsClosed)
