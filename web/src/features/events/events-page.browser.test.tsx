import { groupBy } from 'domain/values/collections.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CardEvent } from '#lib/page-data/page-data.ts'
import { toEventCard } from '#lib/page-data/to-card.ts'
import { findViolations } from '#testing/find-violations.ts'
import { eventOf } from '#testing/sample-site.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { EventsPage } from './events-page.tsx'

const card = (id: string, more = {}): CardEvent => toEventCard(eventOf({ id, title: `Event ${id}`, ...more }))
const COMING = ['next', 'two', 'three', 'four', 'five'].map((id) => card(id))
const PAST = [card('past', { date: '2024-02-10' })]

const showEvents = (coming: CardEvent[], past: CardEvent[] = PAST) =>
  show(<EventsPage />, { events: { coming, past } })

test('the next event is large, others follow, past events come last; each link names its event', async () => {
  await showEvents(COMING)
  const next = page.getByRole('article', { name: 'Event next' })
  await expect.element(next.getByText('Friday, March 22, 2024, 09:30')).toBeVisible()
  await expect.element(next.getByRole('link', { name: 'Add to calendar about Event next' })).toBeVisible()
  const after = page.getByRole('region', { name: 'More events' })
  expect(after.getByRole('article').elements()).toHaveLength(4)
  const past = page.getByRole('region', { name: 'Past events' })
  await expect.element(past.getByText('February 10, 2024')).toBeVisible()
  const links = page.getByRole('link', { name: /^Learn More about Event / }).elements()
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [...COMING, ...PAST].map(({ id }) => `/event-details/${id}`),
  )
  expect(await findViolations()).toEqual([])
})

test.each([
  [1, [1]],
  [2, [2]],
  [4, [2, 2]],
  [5, [3, 2]],
  [6, [3, 3]],
  [7, [3, 2, 2]],
])('%i events after the next one are in rows of %j', async (count, rows) => {
  await setWidth(1280)
  await showEvents(Array.from({ length: count + 1 }, (_, n) => card(`e${n}`)))
  const cards = page.getByRole('region', { name: 'More events' }).getByRole('article')
  await expect.element(cards).toHaveLength(count)
  const boxes = cards.elements().map((element) => element.getBoundingClientRect())
  const byRow = groupBy(boxes, ({ top }) => Math.round(top))
  expect([...byRow.values()].map((row) => row.length)).toEqual(rows)
  // each row is as wide as the page
  for (const row of byRow.values()) expect(row.at(-1)!.right - row[0]!.left).toBeCloseTo(1200, 0)
})

test('without upcoming events there is an empty state with a link to the office; past events stay', async () => {
  await showEvents([])
  await expect.element(page.getByRole('heading', { name: 'No events found' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Contact the office' }))
    .toHaveAttribute('href', '/contact')
  await expect.element(page.getByRole('region', { name: 'Past events' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'More events' })).not.toBeInTheDocument()
})

test.each(WIDTHS)('in a window of %i px the longest words make nothing wider', async (width) => {
  const word = 'Supercali'.repeat(23).slice(0, 200)
  await setWidth(width)
  await showEvents(
    COMING.map((event) => ({ ...event, title: word, location: word })),
    [{ ...card('past'), title: word, location: word }],
  )
  await expect.element(page.getByRole('heading', { name: word }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
})
