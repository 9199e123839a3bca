import type { SiteData } from 'domain/site.ts'
import type { PageLink } from 'domain/stored/page.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import { withHtml } from '#lib/page-data/with-html.ts'
import { paths } from '#lib/paths.ts'
import { NOTHING, type PagePart } from './page-parts.ts'

/** Returns the links to the office's pages that stand in one place; nothing without any. */
export function linkedIn({ pages = [] }: SiteData, place: Exclude<PageLink, 'none'>): PagePart {
  const links = pages
    .filter(({ linked_in: linkedIn }) => linkedIn === place)
    .map(({ name, title }) => ({ name, title }))
  if (links.length === 0) return NOTHING
  const data = place === 'about' ? { aboutPages: links } : { footerPages: links }
  return { tag: entityTag(data), data: () => data }
}

/** Returns the address and the data of each page of the office. */
export const officePagesOf = ({ pages = [], files: offered = [] }: SiteData) =>
  pages.map(({ name, files, ...rest }): [path: string, own: PagePart] => {
    const { id, title, description, format, updatedAt } = rest
    const downloads = offered.filter((file) => files.includes(file.id))
    const page = {
      id,
      title,
      description,
      updatedAt,
      ...(format && { format }),
      ...(downloads.length > 0 && { downloads }),
    }
    return [paths.officePage.to(name), { tag: entityTag(page), data: () => ({ page: withHtml(page, 'h2') }) }]
  })
