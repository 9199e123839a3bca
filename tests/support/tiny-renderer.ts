import type { PublicBlog } from 'domain/blog.ts'
import type { ShareCard } from 'domain/share-card.ts'
import type { PlannedFile, SiteFrame } from 'domain/site.ts'
import { hash } from 'domain/values/entity-tag.ts'
import type { Renderer } from '../../functions/src/site/renderer.ts'

interface Hooks {
  /** Names the build. */
  build?: string
  /** Called when a file is rendered. */
  onRender?: (path: string) => Promise<void> | void
  /** Adds pages with related posts. */
  extra?: number
  /** Whether posts have share cards. */
  hasCards?: boolean
}

const cardOf = ({ id, title, image }: PublicBlog): ShareCard => ({
  pages: [`/blog-details/${id}`],
  path: `/share/${hash(title + image)}.jpg`,
  title,
  line: '',
  seed: id,
  image,
  shortName: 'Chamber',
  nameRest: '',
})

/** Makes a small renderer without React: a list, and a page for each post with links to the newest two. */
export function tinyRenderer({ build = 'one', onRender, extra = 0, hasCards = false }: Hooks = {}): Renderer {
  const frame: SiteFrame = { build, template: '', assets: [`/assets/main-${build}.js`] }
  const file = (path: string, own: unknown, side: unknown): PlannedFile => ({
    path,
    key: JSON.stringify([build, own]),
    side: side === '' ? '' : JSON.stringify(side),
    render: async () => {
      await onRender?.(path)
      return `<html>${JSON.stringify({ own, side })}</html>`
    },
  })
  return {
    frame,
    planCards: async ({ blogs }) => (hasCards ? blogs.map(cardOf) : []),
    planSite: (_frame, { blogs, pages = [], comments = {}, content, cards = {} }) => {
      const newest = blogs.slice(0, 2).map(({ title }) => title)
      return [
        file('/home.html', [content.organisation.phone, ...blogs.slice(0, 6).map(({ title }) => title)], ''),
        ...blogs.map((blog) => {
          const path = `/blog-details/${blog.id}`
          return file(`${path}.html`, [blog, comments[blog.id], cards[path]], newest)
        }),
        ...pages.map((page) => file(`/page/${page.name}.html`, page, '')),
        ...Array.from({ length: extra }, (_none, n) => file(`/extra/${n}.html`, n, newest)),
      ]
    },
  }
}
