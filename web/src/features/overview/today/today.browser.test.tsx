import { setupI18n } from '@lingui/core'
import type { Today as Answer } from 'domain/office/today.ts'
import { ur } from 'domain/texts/ur.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setTexts } from '#lib/format/texts.ts'
import { setWidth, show, showIn, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { Today } from './today.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
const site = vi.hoisted(() => ({
  status: 'ready',
  problem: null as object | null,
  leftOut: [] as string[],
  retry: () => {},
}))
const opening = vi.hoisted(() => ({ data: null as object | null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  usePublished: () => ({ ...site, data: { at: '', problem: site.problem, leftOut: site.leftOut } }),
  useAllVersions: () => ({ status: 'loading' }),
  useHealth: () => ({ status: 'ready', data: null, retry: () => {} }),
  useOpening: () => ({ status: 'ready', data: opening.data, retry: () => {} }),
}))

const SESSION = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'a', role: 'admin', approved: true },
} as OpenSession

const NOTHING: Answer = {
  counts: { applications: 0, donations: 0, messages: 0, volunteers: 0, comments: 0, failedMails: 0 },
  waiting: [],
  moreWaiting: 0,
  message: null,
  offer: null,
  comment: null,
  currency: 'USD',
  otherCurrencies: [],
  pledged: { count: 0, sum: 0 },
  pledges: [],
  sentMails: 0,
  failedMail: null,
  mailsWaitUntil: '',
  event: null,
  members: 104,
  applied: 3,
  received: { count: 7, sum: 2400 },
  missed: [],
  drafts: 2,
}

const NOW = '2026-03-21T07:00:00Z'
// else midnight may come between these dates and a test
vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const NAMES = ['Palwasha Khan', 'Rubina Gul', 'Amna Tareen', 'Bibi Hawa', 'Sidra Malik', 'Hajra Noor']

const BUSY: Answer = {
  ...NOTHING,
  counts: { ...NOTHING.counts, applications: 6, messages: 3, failedMails: 2 },
  waiting: NAMES.map((full_name, n) => ({ id: `u${n}`, full_name, since: daysAgo(n === 5 ? 0 : 30 - n) })),
  message: { id: 'WCN-MSG222', name: 'Hazara Crafts Council', about: 'Joint stand', createdAt: daysAgo(2) },
  pledged: { count: 3, sum: 1100 },
  pledges: [
    { id: 'WCN-DNT222', name: '', amount: 400, currency: 'USD' },
    { id: 'WCN-DNT333', name: 'Haripur Traders', amount: 600, currency: 'USD' },
  ],
  failedMail: {
    id: 'bQ',
    to: 'uzma@example.org',
    template: 'approved',
    state: 'failed',
    attempts: 52,
    error: 'mailbox full',
    createdAt: daysAgo(3),
    next: '',
  },
}

let answer = NOTHING
/** The calls that change something. */
let sent: string[] = []

beforeEach(() => {
  answer = NOTHING
  sent = []
  Object.assign(site, { problem: null, leftOut: [] })
  site.status = 'ready'
  opening.data = null
  stubFetch((request) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') sent.push(pathname)
    if (pathname === '/api/auth/audit/') return Response.json([])
    return Response.json(pathname === '/api/auth/today/' ? answer : {})
  })
})

const open = (data?: { isClosed: true }) =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <Today session={SESSION} />
    </div>,
    data,
  )
const needs = page.getByRole('region', { name: 'Needs you' })
const rows = () =>
  needs
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

test('what was left out is first, then what waits, and kinds without work are left out', async () => {
  answer = BUSY
  site.leftOut = ['blogs/b1', 'site/team']
  await open()
  await expect.element(needs.getByRole('heading', { name: 'unpublished changes' })).toBeVisible()
  expect(rows()).toEqual([
    'unpublished changes',
    'applications waiting',
    'unanswered messages',
    'unpaid pledges',
  ])
})

test('each trouble is said once: the strip says what does not work, and the list does not repeat it', async () => {
  answer = { ...NOTHING, counts: BUSY.counts, failedMail: BUSY.failedMail, waiting: BUSY.waiting }
  site.problem = { code: 'diskFull', detail: '', at: daysAgo(0), attempts: 1, build: '' }
  await open()
  const strip = page.getByRole('region', { name: '2 things do not work' })
  await expect.element(strip.getByRole('heading', { name: '2 e-mails were not sent' })).toBeVisible()
  await expect.element(strip.getByRole('heading', { name: 'The website cannot be published' })).toBeVisible()
  expect(rows()).toEqual(['applications waiting'])
  await strip.getByRole('button', { name: 'Send again to uzma@example.org' }).click()
  await expect.poll(() => sent).toEqual(['/api/auth/mails/bQ/send/'])
})

test('what was not published at its time is named, and leads to its form', async () => {
  answer = {
    ...NOTHING,
    missed: [
      { tab: 'events', id: 'e1', title: 'Spring fair', missed_at: daysAgo(1) },
      { tab: 'pages', id: 'p1', title: 'Election 2027', missed_at: daysAgo(1) },
    ],
  }
  await open()
  await expect.element(needs.getByRole('heading', { name: 'scheduled texts not published' })).toBeVisible()
  const links = needs.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Spring fair', '/dashboard?tab=events&edit=e1'],
    ['Election 2027', '/dashboard?tab=pages&edit=p1'],
    ['Edit', '/dashboard?tab=events&edit=e1'],
  ])
})

test('late applicants are named, at most three, and buttons lead to the oldest and to a reply', async () => {
  answer = BUSY
  await open()
  await expect.element(needs.getByText('5 late')).toBeVisible()
  const links = needs.getByRole('link').elements()
  expect(links.map((link) => link.textContent).filter((name) => NAMES.includes(name ?? ''))).toEqual(
    NAMES.slice(0, 3),
  )
  await expect.element(needs.getByText('and 2 more')).toBeVisible()
  await expect
    .element(needs.getByRole('link', { name: 'Start with the oldest' }))
    .toHaveAttribute('href', '/dashboard?tab=requests&open=u0')
  await expect
    .element(needs.getByText(/A former user \$400\.00, Haripur Traders \$600\.00 and 1 more$/))
    .toBeVisible()
  await expect
    .element(needs.getByRole('link', { name: 'Reply', exact: true }))
    .toHaveAttribute('href', '/dashboard?tab=messages&open=WCN-MSG222&reply=1')
})

test('a day without work says so', async () => {
  await open()
  await expect.element(needs.getByRole('heading', { name: 'Nothing needs you now.' })).toBeVisible()
  expect(rows()).toEqual([])
})

test.each(['failed', 'unreachable'])(
  'a publishing status that is %s is no day without work',
  async (status) => {
    site.status = status
    const retry = vi.spyOn(site, 'retry')
    await open()
    await expect.element(needs.getByText('The publishing status could not be loaded.')).toBeVisible()
    await expect.element(page.getByText('Nothing needs you now.')).not.toBeInTheDocument()
    await needs.getByRole('button', { name: 'Try again' }).click()
    expect(retry).toHaveBeenCalledOnce()
  },
)

test('a day without work is not announced while the publishing status loads', async () => {
  site.status = 'loading'
  await open()
  await expect.element(needs.getByText('Loading...')).toBeVisible()
  await expect.element(page.getByText('Nothing needs you now.')).not.toBeInTheDocument()
})

test('a page that stayed open overnight is read again and counts from the new day', async () => {
  onTestFinished(() => void vi.setSystemTime(NOW))
  answer = {
    ...NOTHING,
    counts: { ...NOTHING.counts, applications: 1 },
    waiting: [{ id: 'u', full_name: 'Palwasha Khan', since: '2026-03-20T06:00:00Z' }],
    event: { id: 'e', title: 'Stall', date: '2026-03-22', time: '09:30', location: 'Chamber House' },
  }
  await open()
  await expect.element(page.getByText('Next event, tomorrow')).toBeVisible()
  await expect.element(needs.getByText('waiting 1 day')).toBeVisible()
  answer = { ...answer, members: 105 }
  vi.setSystemTime('2026-03-22T06:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Next event, today')).toBeVisible()
  await expect.element(needs.getByText('waiting 2 days')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '105 members' })).toBeVisible()
})

test.each(WIDTHS)('it is accessible and fits a window of %i px', async (width) => {
  await setWidth(width)
  answer = {
    ...BUSY,
    event: {
      id: 'e',
      title: 'Needle to invoice',
      date: '2999-03-22',
      time: '09:30',
      location: 'Chamber House',
    },
  }
  await open()
  await expect.element(page.getByRole('heading', { name: 'Needle to invoice' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '2 e-mails were not sent' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
  await setWidth(1280)
})

test('a site that is not open yet says so, and leads to what is left', async () => {
  await open({ isClosed: true })
  await expect.element(page.getByText('This site is not open.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Before you open the site' }))
    .toHaveAttribute('href', '/dashboard?tab=opening')
  expect(await findViolations()).toEqual([])
})

test('a site that is closed again says so and why, also on a page that was made before', async () => {
  opening.data = { openedAt: daysAgo(9), closed: { at: daysAgo(0), by: 'a', reason: 'A wrong account.' } }
  await open()
  await expect.element(page.getByText('This site is not open.')).toBeVisible()
  await expect.element(page.getByText('Reason: A wrong account.')).toBeVisible()
})

test.each([
  ['that somebody has opened since the page was made', { isClosed: true } as const, { openedAt: daysAgo(0) }],
  ['that was opened again', { isClosed: true } as const, { openedAt: daysAgo(0), closed: null }],
  ['that was published before sites were opened', undefined, null],
])('of a site %s it says nothing', async (_what, data, stored) => {
  opening.data = stored
  await open(data)
  await expect.element(page.getByText('Nothing needs you now.').first()).toBeVisible()
  expect(page.getByText('This site is not open.').elements()).toEqual([])
})

test('in Urdu, times say بجے, and lists have its comma', async () => {
  answer = {
    ...BUSY,
    event: { id: 'e', title: 'Stall', date: '2026-03-22', time: '09:30', location: 'Chamber House' },
  }
  setTexts('ur', ur)
  await showIn(setupI18n({ locale: 'ur', messages: { ur: {} } }), <Today session={SESSION} />)
  await expect.element(page.getByText(/2026، 09:30 بجے/)).toBeVisible()
  await expect
    .element(page.getByText(/\u2068A former user \$400.00\u2069، \u2068Haripur Traders/))
    .toBeVisible()
})
