import type { PublicBlog } from 'domain/blog.ts'
import type { Organisation } from 'domain/content/organisation.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { SiteData } from 'domain/site.ts'
import type { WithUrdu } from 'domain/stored/post.ts'
import { expect, test } from 'vitest'
import { dataIn } from '#lib/page-data/page-data-script.ts'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from '../plan-site.tsx'
import { inLanguage } from './in-language.ts'
import { listPages } from './list-pages.ts'

const ur = { title: 'کھڈی کی کہانی', description: 'ایک کھڈی **نو** عورتیں۔' }
const record = { description: 'One loom, **nine** women.', format: 'markdown' as const }
const pages = ['fees', 'hall'].map((name) => ({
  ...blogOf({ id: name, title: `The ${name}` }),
  name,
  files: [],
  linked_in: 'footer' as const,
}))
const loom: WithUrdu<PublicBlog> = { ...blogOf({ ...record, id: 'loom', title: 'The loom' }), ur }
const fair: WithUrdu<PublicEvent> = {
  ...eventOf({ id: 'fair', title: 'The fair' }),
  ur: { ...ur, location: 'ایبٹ آباد' },
}
const site = {
  ...siteOf(
    [loom, blogOf({ ...record, id: 'tax', title: 'Sales tax' })],
    [fair, eventOf({ id: 'walk', title: 'A walk', date: '2024-04-01' })],
  ),
  pages: pages.map((page, n) => (n === 0 ? { ...page, ur } : page)),
}
const heading = { text: site.content.home.title, ur: 'خواتین کا ایوان' }
const withUrdu = { ...site, content: { ...site.content, home: { ...site.content.home, ur: [heading] } } }

const dataOf = (language: 'en' | 'ur') => {
  const all = listPages(inLanguage(withUrdu, language))
  return (path: string) => all.find((page) => page.path === path)?.data()
}

test('the site in Urdu has the Urdu of what has some, and says what stayed English', () => {
  const { blogs, events, pages: all = [], language, content } = inLanguage(withUrdu, 'ur')
  expect(language).toBe('ur')
  expect(blogs).toMatchObject([ur, { title: 'Sales tax', language: 'en' }])
  expect(events).toMatchObject([
    { ...ur, location: 'ایبٹ آباد', date: '2024-03-22' },
    { title: 'A walk', language: 'en', location: 'Chamber House' },
  ])
  expect(all).toMatchObject([ur, { title: 'The hall', language: 'en' }])
  expect(content.home.title).toBe(heading.ur)
  expect(JSON.stringify({ blogs, events, all, content })).not.toContain('"ur":')
})

test('the files that all languages share have the organisation in each, and change with its Urdu', () => {
  const { organisation } = site.content
  const inUrdu = { ...organisation, openingHours: 'روزانہ 9 سے 4' }
  const pagesWith = (inOther: Organisation) => {
    const other = { ...site, language: 'ur' as const, content: { ...site.content, organisation: inOther } }
    return listPages(inLanguage(site, 'en'), [other]).filter(({ path }) =>
      ['/404', '/dashboard'].includes(path),
    )
  }
  const shared = pagesWith(inUrdu)
  expect(shared).toHaveLength(2)
  for (const { data } of shared) {
    expect(data().content.organisation).toEqual(organisation)
    expect(dataIn(data(), 'ur').content.organisation).toEqual(inUrdu)
    expect(dataIn(data(), 'en').content.organisation).toEqual(organisation)
  }
  expect(shared.map(({ tag }) => tag)).not.toEqual(pagesWith(organisation).map(({ tag }) => tag))
})

test('cards of pages in Urdu say what stayed English', () => {
  const data = dataOf('ur')
  expect(data('/blog')?.blogs?.items).toMatchObject([
    { title: ur.title },
    { title: 'Sales tax', language: 'en' },
  ])
  expect(data('/event')?.events?.coming).toMatchObject([
    { title: ur.title },
    { title: 'A walk', language: 'en' },
  ])
  expect(data('/blog-details/loom')?.post).toMatchObject({
    blog: {
      ...ur,
      html: '<p class="lead">ایک کھڈی <strong>نو</strong> عورتیں۔</p>',
      description: 'ایک کھڈی نو عورتیں۔',
    },
  })
  expect(data('/home')?.footerPages).toEqual([{ name: 'fees', title: ur.title }])
})

test.each([
  ['/ur/blog.html', 'Sales tax'],
  ['/ur/event.html', 'A walk'],
])('a title that stayed English is marked as English in %s', async (path, title) => {
  const files = planSite(SOURCE_FRAME, inLanguage({ ...withUrdu, language: 'ur' }, 'ur'))
  const html = await files.find((file) => file.path === path)?.render()
  const shown = html?.match(new RegExp(`<bdi[^>]*>${title}</bdi>`, 'g')) ?? []
  expect(new Set(shown)).toEqual(new Set([`<bdi lang="en">${title}</bdi>`]))
})

test('no file in English has a word of the Urdu', async () => {
  const files = planSite(SOURCE_FRAME, withUrdu).filter(({ path }) => !path.startsWith('/ur/'))
  const texts = await Promise.all(
    files.map(async ({ path, render }) => [path, String(await render())] as const),
  )
  const found = texts.filter(([, text]) => text.includes(ur.title) || text.includes(heading.ur))
  expect(found.map(([path]) => path)).toEqual([])
  expect(texts.find(([path]) => path === '/blog-details/loom.html')?.[1]).toContain('The loom')
})

test('a post has the same tag in English whether it has Urdu or not', () => {
  const without = { ...site, blogs: site.blogs.map(({ ur: _ur, ...blog }) => blog) }
  const tagOf = (of: SiteData) =>
    listPages(inLanguage(of, 'en')).find(({ path }) => path === '/blog-details/loom')?.tag
  expect(tagOf(without)).toBe(tagOf(site))
})
