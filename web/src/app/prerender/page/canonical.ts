import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import { PAGE_FOLDER } from 'domain/pages/page.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'

/** Matches the part of an address that only chooses another layout of the same page. */
const OTHER_LAYOUT = /(?:2|3|-left|-fullwidth)(?=\/|$)/

/** Returns the canonical address of a page that has several. The office's pages have one each, whatever their names end with. */
export const canonicalPath = (path: string): string =>
  path.startsWith(PAGE_FOLDER) ? path : path.replace(OTHER_LAYOUT, '')

/** Pages that search engines must not list: targets of e-mail links, the dashboard, the 404 page. */
const HIDDEN: readonly string[] = [
  paths.resetPassword,
  paths.verifyEmail,
  paths.firstAdmin,
  paths.dashboard,
  paths.notFound,
]

/** Tells whether search engines are asked to leave a page out. */
export const isHidden = (path: string): boolean => HIDDEN.includes(path)

/** Tells whether a page shows a sample post or event, which search engines must not list. */
export const isSample = ({ post, event }: PageData): boolean =>
  post?.blog.id === SAMPLE_POST_ID || event?.event.id === SAMPLE_EVENT_ID
