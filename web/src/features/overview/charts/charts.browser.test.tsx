import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { WaitingChart } from './waiting-chart.tsx'
import { Charts } from './chart.tsx'
import { DonationsChart } from './donations-chart.tsx'
import { MembersChart } from './members-chart.tsx'
import { PostsChart } from './posts-chart.tsx'

// else midnight may come between these dates and a test
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-21T07:00:00Z') })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const one = (n: number, days: number) => ({
  id: `u${n}`,
  full_name: `Palwasha Khan ${n}`,
  since: daysAgo(days),
})
const MONTHS = [
  '2025-12',
  '2026-01',
  '2026-02',
  '2026-03',
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
]
const members = MONTHS.map((month, n) => ({
  month,
  approved: n,
  waiting: n === 11 ? 12 : 0,
  rejected: n % 3,
}))
const overview = {
  members,
  posts: MONTHS.slice(6).map((month, n) => ({ month, blogs: n + 1, events: n % 3 })),
  waiting: [one(1, 12), one(2, 2), one(3, 2), one(4, 0)],
  moreWaiting: 0,
  currency: 'USD' as const,
  pledged: { count: 2, sum: 1000 },
  received: { count: 7, sum: 7000 },
  causes: [
    { cause: 'water', title: 'Drinking water supply', received: 5000, pledged: 400 },
    { cause: 'food', title: 'Healthy food for children', received: 2000, pledged: 600 },
    { cause: '', title: '', received: 0, pledged: 0 },
  ],
}

test('every number is written next to its marks', async () => {
  await show(
    <div style={{ containerType: 'inline-size', padding: 24, background: '#fbf8f1' }}>
      <MembersChart months={members} />
      <Charts>
        <WaitingChart waiting={overview.waiting} more={0} />
        <DonationsChart {...overview} />
        <PostsChart months={overview.posts} />
      </Charts>
    </div>,
  )
  await expect.element(page.getByText('66 approved, 12 pending, 12 rejected')).toBeVisible()
  const november = page
    .getByRole('row', { name: /Approved/ })
    .getByRole('cell')
    .last()
  await expect.element(november).toHaveTextContent('11')
  await expect.element(page.getByText('4 waiting, 1 late.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Palwasha Khan 1' })).toBeVisible()
  await expect.element(page.getByText('2 applications')).toBeVisible()
  await expect.element(page.getByText('$5,000 received, $400 pledged')).toBeVisible()
  await expect.element(page.getByText('21 posts, 6 events')).toBeVisible()
})

test('a currency has a chart of its own, without decimals that it does not have', async () => {
  const causes = [{ cause: 'water', title: 'Drinking water supply', received: 250_000, pledged: 0 }]
  await show(
    <DonationsChart
      currency="PKR"
      pledged={{ count: 0, sum: 0 }}
      received={{ count: 2, sum: 250_000 }}
      causes={causes}
    />,
  )
  await expect.element(page.getByText('Rs 250,000 received, Rs 0 pledged').first()).toBeVisible()
})
