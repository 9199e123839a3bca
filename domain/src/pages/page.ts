import type { PageDocument } from '../stored/page.ts'
import type { Authored, PublicPost, WithUrdu } from '../stored/post.ts'

/** A page of the office as the dashboard reads it. */
export type OfficePage = PageDocument & { id: string }

/** The same as visitors read it. */
export type PublicPage = PublicPost<OfficePage>

/** The same as REST lists it: team and admins also read who wrote and changed it. */
export type ListedPage = WithUrdu<PublicPage> & Partial<Authored>

/** Begins the addresses of all pages of the office. No other file of the site is below it. */
export const PAGE_FOLDER = '/page/'

/** An address that leads to another one for good. */
export interface Redirect {
  from: string
  to: string
}

/** Returns where the old addresses of pages lead. An address that a page has now leads nowhere else. */
export function pageRedirects(
  pages: readonly Pick<PublicPage, 'name' | 'old_names'>[],
  prefix = '',
): Redirect[] {
  const names = new Set(pages.map(({ name }) => name))
  return pages.flatMap(({ name, old_names: old = [] }) =>
    old
      .filter((from) => !names.has(from))
      .map((from) => ({ from: prefix + PAGE_FOLDER + from, to: prefix + PAGE_FOLDER + name })),
  )
}
