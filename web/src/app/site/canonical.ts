import { SAMPLE_POST_ID } from 'domain/blog.ts'
import { SAMPLE_EVENT_ID } from 'domain/event.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paths } from '#lib/paths.ts'

/** The end of an address that shows in another layout what the same address without it shows. */
const OTHER_LAYOUT = /(?:2|3|-left|-fullwidth)(?=\/|$)/

/** The one address of several at which search engines and those who share find a page. */
export const canonicalPath = (path: string): string => path.replace(OTHER_LAYOUT, '')

/** Pages that mean something only to whom a mail led there, and those that are no page of the site. */
const HIDDEN: readonly string[] = [paths.resetPassword, paths.verifyEmail, paths.dashboard, paths.notFound]

/** Whether search engines are asked to leave a page out. */
export const isHidden = (path: string): boolean => HIDDEN.includes(path)

/** Whether a page shows what never was, to say how it would look: nobody should find it and come. */
export const isSample = ({ post, event }: PageData): boolean =>
  post?.blog.id === SAMPLE_POST_ID || event?.event.id === SAMPLE_EVENT_ID
