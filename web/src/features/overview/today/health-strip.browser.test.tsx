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
vi.mock('#lib/firebase/live-queries.ts', () => ({ useHealth: () => heard }))

const SESSION = {
  status: 'open',
  key: 'admin',
  actor: { uid: 'a', role: 'admin', approved: true },
} as OpenSession

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
}

let sent: string[] = []
let status = 202
beforeEach(() => {
  Object.assign(heard, { status: 'ready', data: null, retry: () => {} })
  sent = []
  status = 202
  stubFetch((request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`)
    return status === 202
      ? new Response(null, { status })
      : Response.json({ detail: 'Too many.' }, { status })
  })
})

const open = () =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <HealthStrip session={SESSION} />
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
  expect(strip.getByRole('button').elements()).toEqual([])
})

test('each problem has its button, or the command for the technical contact', async () => {
  heard.data = ALL_WRONG
  await open()
  await expect.element(strip.getByRole('heading', { name: '6 things do not work' })).toBeVisible()
  await expect.element(strip.getByText('12,345 e-mails were not sent')).toBeVisible()
  expect(titles()).toEqual([
    'The website cannot be published',
    '12,345 e-mails were not sent',
    'A decision has not taken full effect',
    'Interrupted work is not finished',
    'The daily job did not finish',
    "3 parts of the users' list could not be compared",
  ])
  const commands = Array.from(document.querySelectorAll('code'), (code) => code.textContent)
  const log = (job: string) => `npx firebase functions:log --only ${job}`
  expect(commands).toEqual([log('everyMinute'), log('everyMinute'), log('everyDay'), log('everyDay')])
  // nothing that is broken is said to work
  expect(strip.getByText('0 not sent').elements()).toEqual([])
  await strip.getByRole('button', { name: 'Publish again' }).click()
  await strip.getByRole('button', { name: 'Send a test e-mail' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/publishing/', 'POST /api/auth/mails/test/'])
  await expect.element(page.getByText(/^A test e-mail is on its way to you\./)).toBeVisible()
})

test('a pause says why, and an admin ends it here', async () => {
  heard.data = { ...WELL, pausedSince: before(60), pauseReason: 'A wrong price.' }
  await open()
  await expect.element(strip.getByRole('heading', { name: 'Publishing is paused' })).toBeVisible()
  await expect.element(strip.getByText('A wrong price.')).toBeVisible()
  expect(strip.getByText('Published').elements()).toEqual([])
  await strip.getByRole('button', { name: 'Resume and publish' }).click()
  await expect.poll(() => sent).toEqual(['POST /api/auth/publishing/resume/'])
})

test('a refused test e-mail says why', async () => {
  heard.data = { ...WELL, failedMails: 1 }
  status = 429
  await open()
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
    await open()
    await expect.element(strip.getByText(data === WELL ? 'Everything works' : 'Publish again')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await setWidth(1280)
  },
)
