import { expect, test } from 'vitest'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, SOURCE_FRAME, siteOf } from '#testing/sample-site.ts'
import { planSite } from '../plan-site.tsx'

const files = planSite(SOURCE_FRAME, siteOf([blogOf({ id: 'loom', title: 'A loom' })]))

const read = async (path: string) => (await files.find((file) => file.path === path)?.render()) ?? ''

const links = async (path: string, attribute: string) =>
  [...(await read(path)).matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(attribute))
    .map((tag) => `${/hreflang="([^"]*)/.exec(tag)?.[1] ?? ''} ${/href="([^"]*)/.exec(tag)?.[1]}`.trim())

const ALTERNATES = [
  'en https://chamber.example/contact',
  'ur https://chamber.example/ur/contact',
  'x-default https://chamber.example/contact',
]

test('a page and its Urdu twin name each other, and each is its own canonical page', async () => {
  expect(await links('/contact.html', 'hreflang')).toEqual(ALTERNATES)
  expect(await links('/ur/contact.html', 'hreflang')).toEqual(ALTERNATES)
  expect(await links('/contact.html', 'canonical')).toEqual(['https://chamber.example/contact'])
  expect(await links('/ur/contact.html', 'canonical')).toEqual(['https://chamber.example/ur/contact'])
})

test('an Urdu page says that it is in Urdu and links within /ur, except to the same page in English', async () => {
  const html = await read('/ur/contact.html')
  expect(html).toContain('<html lang="ur" dir="rtl">')
  const addresses = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href)
  expect(addresses.length).toBeGreaterThan(10)
  expect(new Set(addresses.filter((href) => !href.startsWith('/ur/')))).toEqual(new Set(['/contact']))
})

test('a post without Urdu has no page in Urdu, and its switch leads to the list of posts', async () => {
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('/blog-details/loom.html')
  expect(paths).not.toContain('/ur/blog-details/loom.html')
  expect(await links('/blog-details/loom.html', 'hreflang')).toEqual([])
  const page = parsePage(await read('/blog-details/loom.html'))
  expect(page.texts('a', { lang: 'ur' })).toContain('اردو')
  expect(await read('/blog-details/loom.html')).toMatch(/href="\/ur\/blog" hrefLang="ur"/)
})

test('the sitemap lists the pages of both languages, and no page that only one has in the other', async () => {
  const sitemap = await read('/sitemap.xml')
  expect(sitemap).toContain('<loc>https://chamber.example/ur/home</loc>')
  expect(sitemap).toContain('<loc>https://chamber.example/blog-details/loom</loc>')
  expect(sitemap).not.toContain('/ur/blog-details')
})

test('the page for unknown addresses and the dashboard have one file each', () => {
  const paths = files.map(({ path }) => path)
  expect(paths.filter((path) => /404|dashboard/.test(path))).toEqual(['/404.html', '/dashboard.html'])
})
