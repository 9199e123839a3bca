import type { InstantOrNone } from '../../values/formats.ts'
import type { PublishedDocument } from './published.ts'

/** `site/opening`: the site was opened. There is none before. */
export interface OpeningDocument {
  /** '' for one that counts as published before there was an opening. */
  openedAt: InstantOrNone
  /** uid of the admin, 'operator' for the command line. */
  openedBy: string
}

/**
 * Returns whether visitors may believe the site. A new site is closed until an admin opens it. One that published before there was an
 * opening is open: its `site/published` lacks the mark that later versions give a new one.
 */
export const isSiteOpen = (
  opening: OpeningDocument | undefined,
  published: Partial<PublishedDocument> | undefined,
): boolean => opening !== undefined || (published?.versions !== undefined && !published.startsClosed)
