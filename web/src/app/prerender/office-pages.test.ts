import type { PublicPage } from 'domain/pages/page.ts'
import { pageSchema } from 'domain/pages/page-schema.ts'
import type { SiteData } from 'domain/site.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePageData } from '#lib/page-data/page-data-script.ts'
import { parsePage } from '#testing/parsed-page.ts'
import { siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planCards, planSite } from './plan-site.tsx'

const pageOf = (page: Partial<PublicPage>): PublicPage => ({
  id: 'page',
  title: 'Fees and rules',
  name: 'fees',
  description: 'The fee is due by January 31.',
  files: [],
  linked_in: 'none',
  image: '',
  is_published: true,
  author_name: 'Office',
  createdAt: '2027-03-01T08:00:00.000Z',
  updatedAt: '2027-03-04T08:00:00.000Z',
  ...page,
})
const withPages = (...pages: PublicPage[]): SiteData => ({ ...siteOf([]), pages })
const find = (site: SiteData, path: string) => planSite(SOURCE_FRAME, site).find((file) => file.path === path)
const render = async (site: SiteData, path: string) => (await find(site, path)?.render()) ?? ''

test('headings in the text of a page follow its title', async () => {
  const written = pageOf({ description: '## How to pay\n\nIn cash.', format: 'markdown' })
  const page = parsePage(await render(withPages(written), '/page/fees.html'))
  expect(page.texts('h2')[0]).toBe('How to pay')
})

test('a page of the office has a file with its text, its crumbs, its day and how to reach the office', async () => {
  const page = parsePage(await render(withPages(pageOf({})), '/page/fees.html'))
  expect(page.texts('title')).toEqual([expect.stringMatching(/^Fees and rules \| /)])
  expect(page.texts('h1')).toEqual(['Fees and rules'])
  expect(page.texts('nav', { 'aria-label': 'Breadcrumb' })).toEqual(['HomeFees and rules'])
  expect(page.texts('p')).toContain('The fee is due by January 31.')
  expect(page.texts('p')).toContain('Changed on March 4, 2027')
  expect(page.values('meta', 'content')).toContain('The fee is due by January 31.')
  expect(page.values('link', 'href')).toContain('https://chamber.example/page/fees')
  expect(page.texts('script', { type: 'application/ld+json' }).join()).toContain(
    '"item":"https://chamber.example/page/fees"',
  )
})

test('drafts, odd names and private fields of pages are in no file', async () => {
  const secret = { author_uid: 'uid-of-the-author', editor_name: 'Name of the editor' }
  const site = withPages(
    { ...pageOf({}), ...secret },
    pageOf({ id: 'draft', name: 'hall', title: 'Words of a draft', is_published: false }),
    pageOf({ id: '../x', name: 'odd' }),
  )
  const files = planSite(SOURCE_FRAME, site)
  expect(files.map(({ path }) => path).filter((path) => path.startsWith('/page/'))).toEqual([
    '/page/fees.html',
  ])
  for (const { path, render: make } of files)
    expect(await make(), path).not.toMatch(
      /uid-of-the-author|Name of the editor|Words of a draft|\/page\/odd/,
    )
})

test('the sitemap and the share cards name a page by its whole name, whatever it ends with', async () => {
  const names = ['election-2', 'year-2023', 'turn-left', 'news-fullwidth']
  const site = withPages(...names.map((name) => pageOf({ id: name, name, title: name })))
  const sitemap = await render(site, '/sitemap.xml')
  const cards = (await planCards(site)).flatMap(({ pages }) => pages)
  for (const name of names) {
    const loc = `<loc>https://chamber.example/page/${name}</loc><lastmod>2027-03-04T08:00:00.000Z</lastmod>`
    expect(sitemap).toContain(loc)
    expect(cards).toContain(`/page/${name}`)
    const page = parsePage(await render(site, `/page/${name}.html`))
    expect(page.values('link', 'href')).toContain(`https://chamber.example/page/${name}`)
  }
})

test('pages are linked in their order, in the footer of every page or at the end of /about, or nowhere', async () => {
  const site = withPages(
    pageOf({ id: 'b', name: 'b', title: 'Second', linked_in: 'footer' }),
    pageOf({ id: 'a', name: 'a', title: 'First', linked_in: 'footer' }),
    pageOf({ id: 'c', name: 'c', title: 'Below', linked_in: 'about' }),
    pageOf({ id: 'd', name: 'd', title: 'Alone' }),
  )
  const linksIn = async (path: string) =>
    parsePage(await render(site, path))
      .values('a', 'href')
      .filter((href) => href.startsWith('/page/'))
  for (const path of ['/home.html', '/contact.html', '/404.html', '/page/d.html'])
    expect(await linksIn(path), path).toEqual(['/page/b', '/page/a'])
  expect(await linksIn('/about.html')).toEqual(['/page/c', '/page/b', '/page/a'])
})

/** Lists the files that differ: all of it at once, or what stands beside the text. */
const differing = (one: SiteData, other: SiteData) => {
  const before = new Map(planSite(SOURCE_FRAME, one).map((file) => [file.path, file]))
  const after = planSite(SOURCE_FRAME, other)
  return {
    first: after.filter(({ path, key }) => before.get(path)?.key !== key).map(({ path }) => path),
    later: after
      .filter(({ path, key, side }) => before.get(path)?.key === key && before.get(path)?.side !== side)
      .map(({ path }) => path),
  }
}

test('a change renders only the files that show it: the page, /about, or the footers later', () => {
  const pages = {
    own: pageOf({}),
    about: pageOf({ linked_in: 'about' }),
    footer: pageOf({ linked_in: 'footer' }),
  }
  const own = (page: PublicPage) =>
    differing(
      withPages(page),
      withPages({ ...page, description: 'New words.', updatedAt: '2027-03-05T08:00:00.000Z' }),
    )
  for (const page of Object.values(pages))
    expect(own(page)).toEqual({ first: ['/page/fees.html', '/sitemap.xml'], later: [] })
  const titled = (page: PublicPage) => differing(withPages(page), withPages({ ...page, title: 'Dues' }))
  expect(titled(pages.own)).toEqual({ first: ['/page/fees.html'], later: [] })
  expect(titled(pages.about)).toEqual({ first: ['/about.html', '/page/fees.html'], later: [] })
  const { first, later } = titled(pages.footer)
  expect(first).toEqual(['/page/fees.html'])
  expect(later).toEqual(expect.arrayContaining(['/home.html', '/about.html', '/404.html']))
  expect(differing(siteOf([]), withPages())).toEqual({ first: [], later: [] })
})

test('an old name has a file that leads to the new one, directly and not to another old one', async () => {
  const site = withPages(
    pageOf({ name: 'yearly-fee', old_names: ['dues', 'fees'] }),
    pageOf({ id: 'other', name: 'dues' }),
  )
  const html = await render(site, '/page/fees.html')
  const page = parsePage(html)
  expect(page.values('meta', 'content')).toContain('0; url=/page/yearly-fee')
  expect(page.values('a', 'href')).toEqual(['/page/yearly-fee'])
  expect(page.values('link', 'href')).toEqual(['https://chamber.example/page/yearly-fee'])
  // no build: an open page that follows a link here loads it as a whole
  expect(parsePageData(html)).toEqual({ content: {} })
  // another page has this name now
  expect(parsePage(await render(site, '/page/dues.html')).texts('h1')).toEqual(['Fees and rules'])
  expect(await render(site, '/sitemap.xml')).not.toContain('/page/fees<')
})

const HOSTILE = [
  '</script>',
  '<script>alert(1)</script>',
  '</title>',
  '<!--',
  '"',
  "'",
  '&amp;',
  '<',
  '$&',
  '\\',
  'کھڈی',
  '🧵',
]

test(
  'a page, a footer and /about show any title and text exactly, and their markup stays the same',
  () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 3 })), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.constantFrom('footer' as const, 'about' as const),
        async (pieces, linkedIn) => {
          const title = pieces.join('').slice(0, 80).toWellFormed()
          const fields = { title, name: 'fees', description: title, linked_in: linkedIn }
          fc.pre(pageSchema.isValidSync(fields))
          const checked = pageSchema.cast(fields)
          const site = withPages(pageOf(checked))
          const own = parsePage(await render(site, '/page/fees.html'))
          expect(own.texts('h1')).toEqual([checked.title])
          expect(own.texts('p')).toContain(checked.description)
          const about = parsePage(await render(site, '/about.html'))
          expect(about.texts('bdi')).toContain(checked.title)
          const tame = withPages(pageOf({ ...checked, title: 'x', description: 'x' }))
          expect(own.skeleton).toEqual(parsePage(await render(tame, '/page/fees.html')).skeleton)
          expect(about.skeleton).toEqual(parsePage(await render(tame, '/about.html')).skeleton)
        },
      ),
      { numRuns: 10 },
    ),
  60_000,
)
