import { splitPath } from 'domain/texts/languages.ts'
import { expect, test } from 'vitest'
import { paths } from '#lib/paths.ts'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, SOURCE_FRAME, siteOf } from '#testing/sample-site.ts'
import { isHidden } from './page/canonical.ts'
import { inLanguage } from './page/in-language.ts'
import { planSite } from './plan-site.tsx'
import { planCards } from './share-cards.ts'

const site = siteOf(
  [blogOf({ id: 'p1', title: 'One loom' })],
  [eventOf({ id: 'e1', title: 'Needle to invoice' })],
)
const ofPages = async (one = site) =>
  Object.fromEntries((await planCards(one)).flatMap((card) => card.pages.map((page) => [page, card])))

const render = async (path: string, one = site) => {
  const file = planSite(SOURCE_FRAME, one).find((planned) => planned.path === `${path}.html`)
  return parsePage((await file?.render()) ?? '')
}

test('every page that may be shared has a card with its title', async () => {
  const cards = await ofPages()
  const pages = planSite(SOURCE_FRAME, site)
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.slice(0, -'.html'.length))
    // other layouts, the samples, and what search engines must not list have none
    .filter(
      (path) => !/(home|blog|details)(2|3|-left|-fullwidth)/.test(path) && !isHidden(splitPath(path).path),
    )
    .filter((path) => !path.endsWith(paths.blogDetails.base) && !path.endsWith(paths.eventDetails.base))
  expect(Object.keys(cards).toSorted()).toEqual(pages.toSorted())
  for (const path of pages.filter((one) => !one.endsWith(paths.home))) {
    const [title = ''] = (await render(path)).texts('title')
    const { organisation } = inLanguage(site, splitPath(path).language).content
    expect(`${cards[path]?.title} | ${organisation.name}`, path).toBe(title)
  }
}, 60_000)

test('a card changes with what is drawn, and with nothing else', async () => {
  const before = (await ofPages())['/blog-details/p1']?.path
  const pathWith = async (change: object) =>
    (await ofPages(siteOf([blogOf({ id: 'p1', title: 'One loom', ...change })])))['/blog-details/p1']?.path
  expect(await pathWith({ description: 'Other words.', updatedAt: '2025-01-01T00:00:00.000Z' })).toBe(before)
  for (const change of [
    { title: 'Two looms' },
    { image: '/media/blogs/p1/a-960.webp' },
    { createdAt: '2024-03-17T08:00:00.000Z' },
  ])
    expect(await pathWith(change)).not.toBe(before)
})

test('a draft has no card, and neither has a title in letters that no face has', async () => {
  const cards = await ofPages(
    siteOf([blogOf({ id: 'draft', is_published: false }), blogOf({ id: 'hindi', title: 'महिला' })]),
  )
  expect(cards['/blog-details/draft']).toBeUndefined()
  expect(cards['/blog-details/hindi']).toBeUndefined()
})

test('pages name their card in every layout, and their files change with it', async () => {
  const keyOf = (one: typeof site) =>
    planSite(SOURCE_FRAME, one).find(({ path }) => path === '/blog-details-left/p1.html')?.key
  const withCards = { ...site, cards: { '/blog-details/p1': '/share/x.jpg' } }
  expect(keyOf(withCards)).not.toBe(keyOf(site))
  for (const path of ['/blog-details/p1', '/blog-details-left/p1', '/blog-details-fullwidth/p1']) {
    expect((await render(path, withCards)).values('meta', 'content')).toContain(
      'https://chamber.example/share/x.jpg',
    )
    expect((await render(path)).values('meta', 'content')).toContain('https://chamber.example/share-card.png')
  }
})

test('an event says when and where, and its day', async () => {
  const cards = await ofPages(
    siteOf(
      [],
      [eventOf({ id: 'e1', date: '2024-03-22', time: '14:00', end_time: '17:00', location: 'Hall' })],
    ),
  )
  expect(cards['/event-details/e1']).toMatchObject({
    line: '14:00 to 17:00, Hall',
    day: { day: '22', month: 'March' },
  })
})
