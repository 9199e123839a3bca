import type { Today } from 'domain/office/today.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { HealthStrip } from './health-strip.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
const heard = vi.hoisted(() => ({ status: 'ready', data: null as object | null, retry: () => {} }))
const site = vi.hoisted(() => ({ status: 'loading', data: undefined as object | undefined }))
const stored = vi.hoisted(() => ({ status: 'ready', data: [] as object[] }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useHealth: () => heard,
  usePublished: () => site,
  useAllVersions: () => stored,
}))

const SESSION = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'a', role: 'admin', approved: true },
} as OpenSession

// noon in Pakistan: at night, an hour ago is another day
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-21T07:00:00Z') })
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const WELL: HealthDocument = {
  firstAt: '2026-01-01T00:00:00.000Z',
  checkedAt: before(10),
  intentsSince: '',
  claimsSince: '',
  failedMails: 0,
  publishingSince: '',
  dailyAt: before(60),
  dailyFailed: [],
  failedShards: [],
}
const ALL_WRONG: HealthDocument = {
  ...WELL,
  intentsSince: before(600),
  claimsSince: before(600),
  failedMails: 12_345,
  publishingSince: before(500),
  dailyFailed: ['removal', 'states', 'suspects'],
  failedShards: [0, 1, 2],
  lookedAt: before(60),
  backup: { at: before(3 * 24 * 60), bytes: 213_000_000 },
  accountsCopiedAt: before(4 * 24 * 60),
  filesCopiedAt: before(5 * 24 * 60),
  address: { failedSince: before(60), certificateUntil: before(-61 * 24 * 60) },
}
const FAILED: Today['failedMail'] = {
  id: 'bQ',
  to: 'uzma@example.org',
  template: 'approved',
  state: 'failed',
  attempts: 52,
  error: 'mailbox full',
  createdAt: before(600),
  next: '',
}

let sent: string[] = []
let status = 202
beforeEach(() => {
  Object.assign(heard, { status: 'ready', data: null, retry: () => {} })
  Object.assign(site, { status: 'loading', data: undefined })
  stored.data = []
  sent = []
  status = 202
  stubFetch((request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return status === 202
      ? new Response(null, { status })
      : Response.json({ detail: 'Too many.' }, { status })
  })
})

const open = (failedMails = 0) =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <HealthStrip
        session={SESSION}
        failedMail={failedMails > 0 ? FAILED : null}
        failedMails={failedMails}
        sentMails={14}
      />
    </div>,
  )
const strip = page.getByRole('region')
const titles = () =>
  strip
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent)

test('it says that everything works, and when it was checked', async () => {
  heard.data = WELL
  await open()
  await expect.element(strip.getByRole('heading', { name: 'Everything works' })).toBeVisible()
  await expect.element(strip.getByText(/^Checked: /)).toBeVisible()
  await expect.element(strip.getByText('0 not sent')).toBeVisible()
  expect(
    strip
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Check now'])
})

test('each problem has its button, or the command for the technical contact', async () => {
  heard.data = ALL_WRONG
  await open(12_345)
  await expect.element(strip.getByRole('heading', { name: '10 things do not work' })).toBeVisible()
  await expect.element(strip.getByText('12,345 e-mails were not sent')).toBeVisible()
  expect(titles()).toEqual([
    'The website cannot be opened',
    'The website cannot be published',
    '12,345 e-mails were not sent',
    'A decision has not taken full effect',
    'Interrupted work is not finished',
    'The daily job did not finish',
    "3 parts of the users' list could not be compared",
    'No backup for 3 days',
    'No copy of the accounts for 4 days',
    'No copy of the files for 5 days',
  ])
  const commands = Array.from(document.querySelectorAll('code'), (code) => code.textContent)
  const log = (job: string) => `npx firebase functions:log --only ${job}`
  const check = 'npm run check:production -- PROJECT'
  expect(commands).toEqual([
    check,
    check,
    log('everyMinute'),
    log('everyMinute'),
    log('everyDay'),
    log('everyDay'),
    check,
    'npm run backup -- PROJECT FILE',
    log('copyAccounts'),
    check,
  ])
  // nothing that is broken is said to work
  expect(strip.getByText('0 not sent').elements()).toEqual([])
  await expect.element(strip.getByText(/Last: “Approved” to uzma@example\.org\./)).toBeVisible()
  await strip.getByRole('button', { name: 'Publish again' }).click()
  await strip.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/publishing/', 'POST /api/auth/mails/test/'])
  await strip.getByRole('button', { name: 'Send again to uzma@example.org' }).click()
  await expect.poll(() => sent.at(-1)).toBe('POST /api/auth/mails/bQ/send/')
  await expect.element(page.getByText(/^A test e-mail is on its way to you\./)).toBeVisible()
})

test('a pause says why, and an admin ends it here', async () => {
  heard.data = { ...WELL, pausedSince: before(60), pauseReason: 'A wrong price.' }
  const paused = { at: before(60), reason: 'A wrong price.' }
  Object.assign(site, { status: 'ready', data: { versions: { site: 7 }, paused, problem: null } })
  stored.data = [{ id: 'site', version: 8 }]
  await open()
  await expect.element(strip.getByRole('heading', { name: 'Publishing is paused' })).toBeVisible()
  await expect.element(strip.getByText('A wrong price.')).toBeVisible()
  await expect.element(strip.getByText('1 change waiting')).toBeVisible()
  expect(strip.getByText('Published').elements()).toEqual([])
  await strip.getByRole('button', { name: 'Resume and publish' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/publishing/resume/'])
})

test('a refused test e-mail says why', async () => {
  heard.data = WELL
  status = 429
  await open(1)
  await strip.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect.element(page.getByText('Too many.')).toBeVisible()
})

test('checks that have stopped are a problem, and what they said before is not shown as working', async () => {
  heard.data = { ...WELL, checkedAt: before(121) }
  await open()
  await expect.element(strip.getByRole('heading', { name: '1 thing does not work' })).toBeVisible()
  await expect.element(strip.getByRole('heading', { name: 'The checks have stopped' })).toBeVisible()
  await expect.element(strip.getByText('npm run check:production -- PROJECT')).toBeVisible()
  expect(strip.getByText('Published').elements()).toEqual([])
})

test('it shows the last publishing, changes that wait, e-mails of today, what was removed, the backup and the certificate', async () => {
  heard.data = {
    ...WELL,
    dailyRemoved: 14,
    backup: { at: before(60), bytes: 214_000_000 },
    accountsCopiedAt: before(60),
    address: { failedSince: '', certificateUntil: before(-61.5 * 24 * 60) },
  }
  const versions = { blogs: 4, events: 1, comments: 0, site: 7 }
  Object.assign(site, { status: 'ready', data: { at: before(30), problem: null, versions } })
  stored.data = [
    { id: 'blogs', version: 6 },
    { id: 'events', version: 1 },
    { id: 'site', version: 8 },
    { id: 'another', version: 9 },
  ]
  await open()
  const tiles = strip
    .getByRole('term')
    .elements()
    .map(({ parentElement }) => parentElement?.textContent)
  expect(tiles).toEqual([
    'WebsitePublished: 11:303 changes waiting',
    'E-mail14 sent today0 not sent',
    'Daily job11:0014 items removed',
    'Backup11:00214 MB, restore not tested',
    'Certificate61 days leftrenews by itself',
  ])
})

test('it shows when a restore of a backup was tested', async () => {
  heard.data = {
    ...WELL,
    backup: { at: before(60), bytes: 214_000_000 },
    accountsCopiedAt: before(60),
    restoreTestedAt: '2020-03-01T09:00:00.000Z',
  }
  await open()
  await expect.element(strip.getByText('214 MB, restore tested: Mar 1, 2020')).toBeVisible()
})

test('a check can be asked for, and a refusal says why', async () => {
  heard.data = WELL
  await open()
  await strip.getByRole('button', { name: 'Check now' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/health/'])
  await expect.element(page.getByText('Checked.', { exact: true })).toBeVisible()
  status = 429
  await strip.getByRole('button', { name: 'Check now' }).click()
  await expect.element(page.getByText('Too many.')).toBeVisible()
})

test('what the page hears since the last check counts at once, also before the first', async () => {
  const problem = { code: 'diskFull', detail: '', at: before(1), attempts: 1, build: '' }
  Object.assign(site, { status: 'ready', data: { at: before(30), problem } })
  await open(2)
  await expect.element(strip.getByRole('heading', { name: '2 things do not work' })).toBeVisible()
  await expect.element(strip.getByText('2 e-mails were not sent')).toBeVisible()
  expect(titles()).toEqual(['The website cannot be published', '2 e-mails were not sent'])
  await expect.element(strip.getByText(/^The disk is full\. Make room on it\. Until then/)).toBeVisible()
})

test('a site that nobody publishes any more says so, with the command for the technical contact', async () => {
  heard.data = WELL
  const readAt = before(27 * 60)
  Object.assign(site, { status: 'ready', data: { at: readAt, readAt, problem: null } })
  await open()
  await expect.element(strip.getByRole('heading', { name: '1 thing does not work' })).toBeVisible()
  await expect.element(strip.getByText('npm run check:production -- PROJECT')).toBeVisible()
  expect(titles()).toEqual(['The website cannot be published'])
})

test('e-mails that the mail server refuses are a problem before they fail, with a test e-mail', async () => {
  heard.data = { ...WELL, retriedMails: 2 }
  await open()
  await expect.element(strip.getByText(/^The website tries again every hour for a day\./)).toBeVisible()
  expect(titles()).toEqual(['2 e-mails could not be sent so far'])
  await expect.element(strip.getByRole('button', { name: 'Send a test e-mail' })).toBeVisible()
  await expect.element(strip.getByText('0 not sent')).not.toBeInTheDocument()
  expect(await findViolations()).toEqual([])
})

test('what has ended since the last check is no longer said', async () => {
  heard.data = {
    ...WELL,
    publishingSince: before(5),
    pausedSince: before(5),
    pauseReason: 'A price.',
    failedMails: 3,
  }
  Object.assign(site, { status: 'ready', data: { at: before(1), problem: null, paused: null } })
  await open()
  await expect.element(strip.getByRole('heading', { name: 'Everything works' })).toBeVisible()
})

test('a site that was never checked says so', async () => {
  await open()
  await expect.element(strip.getByRole('heading', { name: 'Not checked yet' })).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test.each(['failed', 'unreachable'])('a state that is %s can be read again', async (failed) => {
  const retry = vi.fn()
  Object.assign(heard, { status: failed, retry })
  await open()
  await expect.element(strip.getByText('The state of the website could not be loaded.')).toBeVisible()
  await strip.getByRole('button', { name: 'Try again' }).click()
  expect(retry).toHaveBeenCalledOnce()
})

test.each(WIDTHS.flatMap((width) => [WELL, ALL_WRONG].map((data) => ({ width, data }))))(
  'it is accessible and fits a window of $width px',
  async ({ width, data }) => {
    await setWidth(width)
    heard.data = data
    await open(data === WELL ? 0 : 12_345)
    await expect.element(strip.getByText(data === WELL ? 'Everything works' : 'Publish again')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await setWidth(1280)
  },
)
