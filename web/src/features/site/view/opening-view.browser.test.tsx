import { findSamples } from 'domain/content/opening/opening-points.ts'
import { samples } from 'domain/content/samples.ts'
import { groupBy } from 'domain/values/collections.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { OpeningView } from './opening-view.tsx'

const heard = vi.hoisted(() => ({ status: 'ready', data: [] as object[], retry: () => {} }))
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useSiteParts: () => heard,
  usePublished: () => ({ status: 'loading', retry: () => {} }),
}))

const SESSION = { status: 'open', user: ANY_USER } as OpenSession
const CLOSED = { id: 'published', versions: {}, startsClosed: true }

/** Everything that every site needs, without samples. */
const ENTERED = [
  ...groupBy(findSamples(samples), ({ part }) => part),
  ['privacy', [{ fields: { contact: { name: 'Hina Swati', email: '' } } }]] as const,
].map(([part, changes]) => ({
  ...samples[part],
  id: part,
  revision: 2,
  ...Object.assign({}, ...changes.map(({ fields }) => fields)),
  ...(part === 'organisation' && {
    name: 'Our Chamber',
    phone: '+92 992 111 111',
    email: 'desk@our.example',
  }),
}))

let sent: { call: string; body: unknown }[] = []
let status = 200
beforeEach(() => {
  Object.assign(heard, { data: [CLOSED] })
  sent = []
  status = 200
  stubFetch(async (request) => {
    const text = await request.text()
    sent.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      body: text && (JSON.parse(text) as unknown),
    })
    if (status === 204) return new Response(null, { status })
    return status === 200
      ? Response.json({ openedAt: '2026-11-26T09:00:00.000Z' })
      : Response.json({ detail: 'Something is still missing.' }, { status })
  })
})
afterEach(() => setWidth(1280))

const open = () =>
  show(
    <div style={{ containerType: 'inline-size' }}>
      <OpeningView session={SESSION} />
    </div>,
  )
const press = () => page.getByRole('button', { name: 'Open the site' })
const titles = () =>
  page
    .getByRole('listitem')
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent)

test.each(WIDTHS)('at %i px a new site lists what is missing first, and cannot be opened', async (width) => {
  await setWidth(width)
  await open()
  await expect.element(page.getByText('0 of 12 points are ready.')).toBeVisible()
  expect(titles().slice(0, 5)).toEqual([
    'Bank account for donations',
    'Name',
    'Phone',
    'E-mail',
    'Privacy page',
  ])
  expect(titles()).toHaveLength(12)
  await expect.element(press()).toHaveAttribute('aria-disabled', 'true')
  await press().click({ force: true })
  expect(sent).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
})

test('a point leads to its form, or is left out with what the other points of its part have', async () => {
  await open()
  await expect
    .element(page.getByRole('link', { name: 'Enter names' }))
    .toHaveAttribute('href', '/dashboard?tab=site&part=team')
  await page.getByRole('button', { name: 'No bank account: Bank account for donations' }).click()
  await page.getByRole('button', { name: 'Leave out: Causes' }).click()
  await expect.poll(() => sent).toHaveLength(3)
  expect(sent).toEqual([
    {
      call: 'PATCH /api/auth/site/organisation/',
      body: { bank: { name: '', accountTitle: '', iban: '', swift: '' } },
    },
    { call: 'PATCH /api/auth/site/causes/', body: { causes: [] } },
    { call: 'PATCH /api/auth/site/giving/', body: { stories: [] } },
  ])
})

test.each(WIDTHS)('at %i px one press opens a site on which everything is entered', async (width) => {
  await setWidth(width)
  heard.data = [CLOSED, ...ENTERED]
  await open()
  await expect.element(page.getByText('All 12 points are ready.')).toBeVisible()
  expect(await findViolations()).toEqual([])
  await press().click()
  await expect.poll(() => sent).toEqual([{ call: 'POST /api/auth/opening/', body: '' }])
})

test('a refusal is shown, and the site can be opened later', async () => {
  heard.data = [CLOSED, ...ENTERED]
  status = 409
  await open()
  await press().click()
  await expect.element(page.getByText('Something is still missing.')).toBeVisible()
  await expect.element(press()).toHaveAttribute('aria-disabled', 'false')
})

test.each([
  [
    'that an admin opened',
    [CLOSED, { id: 'opening', openedAt: '2026-11-26T09:00:00.000Z', openedBy: 'a' }],
    true,
  ],
  ['that was published before sites were opened', [{ id: 'published', versions: {} }], false],
])('a site %s is open, and still says what is a sample', async (_what, data, isDated) => {
  heard.data = data
  await open()
  await expect.element(page.getByRole('heading', { name: 'The site is open' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Open or close the site' })).toBeVisible()
  expect(page.getByText(/^Opened: /).elements()).toHaveLength(isDated ? 1 : 0)
  await expect.element(page.getByText('0 of 12 points are ready.')).toBeVisible()
  expect(press().elements()).toEqual([])
})

const OPENED = { id: 'opening', openedAt: '2026-11-26T09:00:00.000Z', openedBy: 'a' }

test.each(WIDTHS)('at %i px an open site is closed with a reason', async (width) => {
  await setWidth(width)
  heard.data = [CLOSED, OPENED]
  status = 204
  await open()
  await page.getByRole('button', { name: 'Close the site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the site?' })
  await dialog.getByLabelText('Reason').fill('The account is wrong.')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
  await dialog.getByRole('button', { name: 'Close the site' }).click()
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'POST /api/auth/opening/close/', body: { reason: 'The account is wrong.' } }])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a site is not closed without a reason, and a refusal is shown', async () => {
  heard.data = [CLOSED, OPENED]
  status = 429
  await open()
  await page.getByRole('button', { name: 'Close the site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the site?' })
  const close = dialog.getByRole('button', { name: 'Close the site' })
  await close.click()
  await expect.element(dialog.getByLabelText('Reason')).toBeInvalid()
  expect(sent).toEqual([])
  await dialog.getByLabelText('Reason').fill('A wrong price.')
  await close.click()
  await expect.element(dialog.getByText('Something is still missing.')).toBeVisible()
})

test('a site that is closed again says since when and why, and can be opened', async () => {
  const closed = { at: '2026-11-27T09:00:00.000Z', by: 'a', reason: 'The account is wrong.' }
  heard.data = [CLOSED, { ...OPENED, closed }, ...ENTERED]
  await open()
  await expect.element(page.getByText('Not open', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Closed again on November 27, 2026, 14:00\. Reason:/)).toBeVisible()
  await expect.element(page.getByText('The account is wrong.')).toBeVisible()
  await press().click()
  await expect.poll(() => sent).toEqual([{ call: 'POST /api/auth/opening/', body: '' }])
})
