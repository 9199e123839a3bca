import { setupI18n } from '@lingui/core'
import type { AuditLine } from 'domain/stored/audit.ts'
import { ur } from 'domain/texts/ur.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { listedUser } from '#testing/listed-user.ts'
import { setTexts } from '#lib/format/texts.ts'
import '#styles/urdu.css'
import { setWidth, show, showIn, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { AuditLog } from './audit-log.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))

const LINE: AuditLine = {
  id: 'a',
  actor: 'nasreen',
  actor_name: 'Nasreen Akhtar',
  action: 'user:reject',
  target: 'gul',
  target_name: 'Gul Panra',
  at: '2026-03-12T09:00:00.000Z',
  details: ['rejection_reason'],
}
const NASREEN = { ...listedUser('nasreen'), full_name: 'Nasreen Akhtar' }

/** The queries sent to the log. */
let asked: string[] = []
let lines = [LINE]

beforeEach(() => {
  asked = []
  lines = [LINE]
  stubFetch((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/auth/users/') return Response.json([NASREEN])
    asked.push(String(searchParams))
    return Response.json(lines, { headers: { 'x-total-count': '1' } })
  })
})

const who = page.getByRole('combobox', { name: 'Who' })

test('the log can be filtered by user and days, and all filters are cleared at once', async () => {
  await show(<AuditLog />)
  await expect.element(page.getByText('Gul Panra · with a reason')).toBeVisible()
  await who.fill('nas')
  await expect.poll(() => document.querySelector('datalist option')).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(who).toHaveValue('Nasreen Akhtar, nasreen@example.org')
  await page.getByLabelText('From').fill('2026-03-01')
  await page.getByLabelText('To', { exact: true }).fill('2026-03-31')
  await expect.poll(() => asked.at(-1)).toBe('actor=nasreen&from=2026-03-01&to=2026-03-31')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => asked.at(-1)).toBe('')
  await expect.element(who).toHaveValue('')
  await expect.element(page.getByRole('heading', { name: 'Activity' })).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
})

test('a line about an e-mail names the user and the kind of the e-mail', async () => {
  lines = [{ ...LINE, action: 'mail:send', details: ['approved'] }]
  await show(<AuditLog />)
  await expect.element(page.getByText(/^Sent an e-mail again/)).toBeVisible()
  await expect.element(page.getByText('Gul Panra · Approved')).toBeVisible()
})

test('whom a line is about stands below what was done', async () => {
  await setWidth(1280)
  await show(<AuditLog />)
  const whom = page.getByText('Gul Panra · with a reason')
  await expect.element(whom).toBeVisible()
  const action = document.createRange()
  action.selectNode(whom.element().closest('small')!.previousSibling!)
  const { bottom } = action.getBoundingClientRect()
  expect(whom.element().getBoundingClientRect().top).toBeGreaterThan(bottom - 4)
})

test('equal lines of an hour are one line with names, which opens', async () => {
  lines = ['Gul Panra', 'Hina Qureshi', 'Shazia Mir', 'Noreen Shah'].map((target_name, n) => ({
    ...LINE,
    id: target_name,
    action: 'document:view',
    at: `2026-03-12T09:0${9 - n}:00.000Z`,
    target_name,
    details: ['cnic_front'],
  }))
  await show(<AuditLog />)
  await expect.element(page.getByText(/^Opened 4 identity documents/)).toBeVisible()
  await expect.element(page.getByText('14:06 to 14:09')).toBeVisible()
  await expect
    .element(page.getByText('Gul Panra, Hina Qureshi, Shazia Mir and 1 more', { exact: true }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Show 4 entries' }).click()
  await expect.element(page.getByText(/^Noreen Shah/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hide the entries' })).toBeVisible()
})

test.each(WIDTHS)('its filters are accessible and fit a window of %i px', async (width) => {
  await setWidth(width)
  await show(
    <div style={{ containerType: 'inline-size' }}>
      <AuditLog />
    </div>,
  )
  await expect.element(page.getByText('Gul Panra')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
  await setWidth(1280)
})

test.each(WIDTHS)('two times in Urdu do not reach below the picture beside them, at %i px', async (width) => {
  await setWidth(width)
  lines = [LINE, { ...LINE, id: 'b', at: '2026-03-12T09:05:00.000Z' }]
  setTexts('ur', ur)
  await showIn(
    setupI18n({ locale: 'ur', messages: { ur: {} } }),
    <div lang="ur" dir="rtl">
      <AuditLog />
    </div>,
  )
  await expect.element(page.getByText(/بجے to/)).toBeVisible()
  const times = page.getByText(/بجے to/).element()
  expect(times.scrollWidth).toBe(times.clientWidth)
})
