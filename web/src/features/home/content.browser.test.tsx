import type { Team } from 'domain/content/team.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Counters } from '#components/sections/counters.tsx'
import { Team as TeamSection } from '#components/sections/team.tsx'
import { show } from '#testing/show.tsx'
import { Aims } from './aims.tsx'
import { BlogTeaser } from './blog-teaser.tsx'
import { FeeLine } from './hero.tsx'
import { ServicesGlance } from './services-glance.tsx'
import { VolunteerBanner } from './volunteer-banner.tsx'

const sections = (
  <main>
    <Aims />
    <Counters />
    <TeamSection />
  </main>
)
const words = { heading: 'Our leadership', words: '' }
const main = () => page.getByRole('main').element()

test('the home page shows the content of the office in its order', async () => {
  const aims = {
    vision: 'To lead.',
    mission: 'To help.',
    story: '',
    values: [{ name: 'Patience', text: '' }],
  }
  const person = { term: '2026 to 2028', does: 'Opens the door.', image: '', alt: '' }
  const team: Team = {
    ...words,
    leaders: [
      { ...person, name: 'Gul Bibi', role: 'Accountant', group: 'staff' },
      { ...person, name: 'Zarmina Yousafzai', role: 'Chair', group: 'leaders' },
    ],
  }
  const counters = { donations: 1, raisedDollars: 2, volunteers: 1234, projects: 4 }
  await show(sections, { content: { aims, counters, team } })
  for (const words of ['To lead.', 'To help.', 'Patience', 'Zarmina Yousafzai', 'Chair', '1,234', '$2'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByText('ZY')).toBeVisible()
  expect(main().querySelectorAll('li')).toHaveLength(2)
  expect(main().textContent).not.toMatch(/Gul Bibi|2026 to 2028/)
})

test('a section is left out while its content loads or is empty', async () => {
  const { unmount } = await show(sections, { content: {} })
  expect(main().textContent).toBe('')
  await unmount()
  const aims = { vision: 'To lead.', mission: 'To help.', story: '', values: [] }
  await show(sections, { content: { aims, team: { ...words, leaders: [] } } })
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveLength(2)
  await expect.element(page.getByText('Our Values')).not.toBeInTheDocument()
  await expect.element(page.getByText('Our leadership')).not.toBeInTheDocument()
})

test.each([
  [{ once: 'Rs 1,500', yearly: 'Rs 2,000' }, 'Rs 1,500 once, then from Rs 2,000 a year'],
  [{ once: '', yearly: 'Rs 2,000' }, 'From Rs 2,000 a year'],
  [{ once: 'Rs 1,500', yearly: '' }, 'Rs 1,500 once'],
])('the fees %j are one line with a link to how one joins', async (fees, words) => {
  await show(<FeeLine />, { glance: { fees, open: '', services: [] } })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'How to join' })).toHaveAttribute('href', '/about#join')
})

test('without fees or services, their parts are left out', async () => {
  await show(
    <main>
      <FeeLine />
      <ServicesGlance />
    </main>,
    { glance: { open: '', services: [] } },
  )
  expect(main().textContent).toBe('')
})

test('Become A Volunteer opens the volunteer form, and the link of a post without an address opens the search for its title', async () => {
  await show(
    <>
      <VolunteerBanner />
      <BlogTeaser layout="pair" from={0} />
    </>,
    {},
  )
  const button = page.getByRole('link', { name: 'Become A Volunteer' })
  await expect.element(button).toHaveAttribute('href', '/volunteer')
  const post = page.getByRole('link', { name: /^Registering your business/ })
  await expect
    .element(post)
    .toHaveAttribute('href', expect.stringMatching(/^\/blog\?search=Registering%20your/))
})
