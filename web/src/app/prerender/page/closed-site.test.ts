import { withoutSamples } from 'domain/content/opening/opening-points.ts'
import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planCards, planSite } from '../plan-site.tsx'

const open = siteOf([blogOf({ id: 'a', title: 'Of the office' })], [eventOf({ id: 'e', title: 'A market' })])
const cancelled = [{ ...open.events[0]!, id: 'gone', sequence: 1, at: '2024-03-10T00:00:00.000Z' }]
const closed = { ...open, cancelled, isClosed: true }
const files = planSite(SOURCE_FRAME, closed)
const pages = files.filter(({ path }) => path.endsWith('.html'))
const read = (path: string) => files.find((file) => file.path === path)!.render()

const isShell = (path: string) => path === '/dashboard.html'

test.each(pages)(
  '$path of a closed site is not listed by search engines, and says that it is not open',
  async (page) => {
    const html = await page.render()
    const parsed = parsePage(html)
    expect(parsed.values('meta', 'content')).toContain('noindex')
    expect(parsed.texts('script', { type: 'application/ld+json' })).toEqual([])
    expect(html.includes('This site is not open.')).toBe(!isShell(page.path))
  },
)

test('no page of a closed site has a sample of money, people or figures', async () => {
  const { organisation, team, counters, causes, giving, joining, aims, volunteering } = samples
  const [president] = team.leaders
  const [cause] = causes.causes
  const [story] = giving.stories
  const told = [
    organisation.bank.iban,
    organisation.bank.swift,
    president!.name,
    president!.does,
    cause!.title,
    story!.summary,
    giving.sums[0]!.does,
    giving.hundred.parts[0]!.what,
    joining.fees[0]!.who,
    '40 women each year',
    '1,180 members',
    volunteering.quote.by,
    String(counters.raisedDollars),
  ]
  expect([aims.story, joining.feesNote].join(' ')).toContain('1,180 members')
  const shown = await Promise.all(planSite(SOURCE_FRAME, open).map(({ render }) => render()))
  for (const sample of told) expect(shown.join('\n'), sample).toContain(sample)
  const hidden = (await Promise.all(files.map(({ render }) => render()))).join('\n')
  for (const sample of told) expect(hidden, sample).not.toContain(sample)
  expect(hidden).toContain('Of the office')
  expect((await planCards(closed)).map(({ title }) => title)).not.toContain(cause!.title)
})

test('robots may read every page of a closed site, since they could not see otherwise that it is not to be listed', async () => {
  expect(await read('/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://chamber.example/sitemap.xml\n',
  )
})

test('sitemap, feed and calendar of a closed site are empty', async () => {
  expect(await read('/sitemap.xml')).not.toContain('<url>')
  expect(await read('/feed.xml')).not.toContain('<item>')
  expect(await read('/events.ics')).not.toContain('BEGIN:VEVENT')
})

test('the donation page of a closed site has a sentence instead of the form', async () => {
  const html = await read('/donate.html')
  expect(html).toContain('This site is not open, so you cannot donate here.')
  expect(html).not.toContain('<form')
})

test('opening a site without samples changes every page', () => {
  const entered = { ...closed, content: withoutSamples(closed.content) }
  const keys = new Map(planSite(SOURCE_FRAME, entered).map(({ path, key }) => [path, key]))
  const same = planSite(SOURCE_FRAME, { ...entered, isClosed: false }).filter(
    ({ path, key }) => path.endsWith('.html') && keys.get(path) === key,
  )
  expect(same.map(({ path }) => path)).toEqual([])
})
