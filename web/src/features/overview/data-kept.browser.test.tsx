import type { DataKept as Answer, Upcoming } from 'domain/office/overview.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { DataKept } from './data-kept.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

const TERMS = {
  cards: 90,
  rejected: 180,
  unconfirmed: 14,
  messages: 365,
  volunteers: 365,
  comments: 365,
  activity: 730,
}
const SHAISTA: Upcoming = {
  term: 'cards',
  id: 'shaista',
  name: 'Shaista Gul of the Abbottabad Embroidery and Handicraft Cooperative',
  since: '2026-12-09T09:00:00.000Z',
  at: '2027-03-09T09:00:00.000Z',
}
const MESSAGE: Upcoming = {
  term: 'messages',
  id: 'WCN-7K4Q2M',
  name: 'WCN-7K4Q2M',
  since: '2026-03-14T09:00:00.000Z',
  at: '2027-03-14T09:00:00.000Z',
}
const RUN = {
  day: '2027-03-08',
  at: '2027-03-08T22:00:00.000Z',
  firstAt: '2026-11-01T22:00:00.000Z',
  is_count_only: false,
  terms: TERMS,
  counts: { cards: 6, messages: 2 },
}
const FULL: Answer = {
  terms: TERMS,
  stored: {
    cards: 24,
    rejected: 4,
    unconfirmed: 2,
    messages: 61,
    volunteers: 3,
    comments: 1,
    activity: 2140,
    donations: 212,
    members: 106,
  },
  upcoming: [SHAISTA, MESSAGE],
  moreUpcoming: 1,
  runs: [RUN],
}

let answer: Answer
let status: number
beforeEach(() => {
  answer = FULL
  status = 200
  stubFetch(() => Response.json(answer, { status }))
})

const shown = () =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <DataKept />
    </div>,
  )

test.each(WIDTHS)('at %i px the tab says whose data goes when and why, and leads there', async (width) => {
  await setWidth(width)
  await shown()
  await expect
    .element(page.getByRole('row', { name: /Shaista Gul/ }))
    .toHaveTextContent(
      `March 9, 2027Card pictures${SHAISTA.name}90 days after the last decision: December 9, 2026`,
    )
  await expect
    .element(page.getByRole('link', { name: 'WCN-7K4Q2M' }))
    .toHaveAttribute('href', '/dashboard?tab=messages&open=WCN-7K4Q2M')
  await expect.element(page.getByText('And 1 more.')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^Activity/ }))
    .toHaveTextContent('Activity and earlier decisions730 daysthe action2,140')
  await expect.element(page.getByText('Card pictures: 6 · Messages: 2')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  expect(await findViolations()).toEqual([])
})

test('in the first week it says that nothing is removed yet', async () => {
  answer = { ...FULL, upcoming: [], moreUpcoming: 0, runs: [{ ...RUN, is_count_only: true }] }
  await shown()
  await expect.element(page.getByText(/only counts and removes nothing/)).toBeVisible()
  await expect.element(page.getByText('Nothing reaches the end of its term.')).toBeVisible()
  await expect.element(page.getByText('Nothing was removed.')).toBeVisible()
})

test('a failure can be tried again', async () => {
  status = 500
  await shown()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  status = 200
  await again.click()
  await expect.element(page.getByText('Removed next week')).toBeVisible()
})
