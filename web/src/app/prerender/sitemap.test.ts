import { expect, test } from 'vitest'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

const ORIGIN = 'https://chamber.example'
const updatedAt = '2026-05-06T07:08:09.000Z'
const site = siteOf([blogOf({ id: 'a', updatedAt })], [eventOf({ id: 'e', updatedAt })])
const files = new Map(planSite(SOURCE_FRAME, site).map((file) => [file.path, file.render]))
const read = (path: string) => files.get(path)?.() ?? Promise.reject(new Error(`No file at ${path}`))

const canonicalOf = (page: ReturnType<typeof parsePage>) => {
  const [rels, hrefs] = [page.values('link', 'rel'), page.values('link', 'href')]
  return hrefs[rels.indexOf('canonical')]
}

test('the sitemap lists each page once, at the canonical address of the page', async () => {
  const [, ...urls] = (await read('/sitemap.xml')).split('<url>')
  const listed = urls.map((url) => /<loc>([^<]*)/.exec(url)?.[1])
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toContain(`${ORIGIN}/home`)
  const pages = await Promise.all(
    [...files]
      .filter(([path]) => path.endsWith('.html'))
      .map(async ([, render]) => parsePage(await render())),
  )
  const canonical = pages
    .filter((page) => !page.values('meta', 'content').includes('noindex'))
    .map((page) => canonicalOf(page))
  expect(new Set(listed)).toEqual(new Set(canonical))
}, 60_000)

test('the sitemap has the change dates of posts and events', async () => {
  const urls = (await read('/sitemap.xml')).split('\n').filter((line) => line.includes(updatedAt))
  expect(urls).toEqual([
    `<url><loc>${ORIGIN}/blog-details/a</loc><lastmod>${updatedAt}</lastmod></url>`,
    `<url><loc>${ORIGIN}/event-details/e</loc><lastmod>${updatedAt}</lastmod></url>`,
  ])
})

test('robots may read everything except the dashboard and the API, and find the sitemap', async () => {
  expect(await read('/robots.txt')).toBe(
    `User-agent: *\nDisallow: /dashboard\nDisallow: /api\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  )
})

test('a site that does not know its address has no sitemap and links none', async () => {
  const planned = planSite(SOURCE_FRAME, { ...site, origin: '' })
  expect(planned.map(({ path }) => path)).not.toContain('/sitemap.xml')
  expect(await planned.find(({ path }) => path === '/robots.txt')?.render()).not.toContain('Sitemap')
})

const linkedDataOf = async (path: string) => {
  const texts = parsePage(await read(path)).texts('script', { type: 'application/ld+json' })
  return texts.map((json) => JSON.parse(json) as object)
}

test('an event, a post and the organisation have schema.org data', async () => {
  expect((await linkedDataOf('/event-details/e.html'))[0]).toMatchObject({
    '@type': 'Event',
    name: 'An event',
    startDate: '2024-03-22T09:30',
    location: { name: 'Chamber House' },
    organizer: { name: site.content.organisation.name, url: `${ORIGIN}/home` },
  })
  expect((await linkedDataOf('/blog-details/a.html'))[0]).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'A post',
    dateModified: updatedAt,
  })
  expect(await linkedDataOf('/home.html')).toMatchObject([
    { '@type': 'Organization', email: site.content.organisation.email },
  ])
})

test('a page says which pages lead to it', async () => {
  const wayTo = async (path: string) => {
    const [crumbs] = (await linkedDataOf(path)).filter(
      (data) => '@type' in data && data['@type'] === 'BreadcrumbList',
    )
    const { itemListElement } = crumbs as {
      itemListElement: { position: number; name: string; item: string }[]
    }
    return itemListElement.map(({ position, name, item }) => [position, name, item])
  }
  expect(await wayTo('/blog-details-left/a.html')).toEqual([
    [1, 'Home', `${ORIGIN}/home`],
    [2, 'Blog', `${ORIGIN}/blog`],
    [3, 'A post', `${ORIGIN}/blog-details/a`],
  ])
  expect(await wayTo('/contact.html')).toEqual([
    [1, 'Home', `${ORIGIN}/home`],
    [2, expect.any(String), `${ORIGIN}/contact`],
  ])
})
