import { samples } from 'domain/content/samples.ts'
import type { Role } from 'domain/permissions.ts'
import { statusFields } from 'domain/status.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { CodesRequired } from './codes-required.tsx'
import { useCodesRequired } from './dashboard-page.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/auth.ts')

/** What the listener of the setting reports. */
const setting = vi.hoisted(() => ({ heard: { status: 'loading' } as object }))
vi.mock('#lib/firebase/live-queries.ts', () => ({ useSitePart: () => setting.heard }))
afterEach(() => {
  setting.heard = { status: 'loading' }
})

const session = (role: Role, second_factor: boolean): OpenSession => ({
  status: 'open',
  user: { ...ANY_USER, ...statusFields('approved'), role, second_factor },
  actor: { uid: ANY_USER.id, role, approved: true },
  key: '',
  isHeard: true,
})

const contentWith = (adminCodes: 'optional' | 'required') => ({
  content: { ...samples, organisation: { ...samples.organisation, adminCodes } },
})

/** The dashboard of somebody who turns codes on with a button. */
function Probe({ as }: { as: Role }) {
  const [isOn, setIsOn] = useState(false)
  const isRequired = useCodesRequired(session(as, isOn))
  return (
    <button type="button" onClick={() => setIsOn(true)}>
      {isRequired ? 'set up codes' : 'everything'}
    </button>
  )
}

test('an admin without required codes sets them up first, and sees the recovery codes before anything else', async () => {
  await show(<Probe as="admin" />, contentWith('required'))
  await page.getByRole('button', { name: 'set up codes' }).click()
  await expect.element(page.getByRole('button', { name: 'set up codes' })).toBeVisible()
})

test.each([
  ['the setting', { status: 'ready', data: { adminCodes: 'required' } }],
  ['a refusal of it', { status: 'failed', error: { code: 'permission-denied' } }],
])('an open page learns of required codes from %s', async (_what, heard) => {
  setting.heard = heard
  await show(<Probe as="admin" />, contentWith('optional'))
  await expect.element(page.getByRole('button', { name: 'set up codes' })).toBeVisible()
})

test.each([
  ['admin', 'optional'],
  ['team', 'required'],
] as const)('codes are not asked of %s where they are %s', async (role, adminCodes) => {
  await show(<Probe as={role} />, contentWith(adminCodes))
  await expect.element(page.getByRole('button', { name: 'everything' })).toBeVisible()
})

test.each(WIDTHS)('at %i px the page says why, and has no faults', async (width) => {
  await setWidth(width)
  await show(<CodesRequired session={session('admin', false)} />)
  await expect.element(page.getByText(/The chamber requires one-time codes/)).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(width)
})
