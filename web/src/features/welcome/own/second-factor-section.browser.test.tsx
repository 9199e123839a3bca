import { statusFields } from 'domain/status.ts'
import { addSecondFactor, confirmSecondFactor, removeSecondFactor } from 'domain/api/second-factor.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { idToken, replaceSession, signInWithToken } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { call } from '#lib/http/call.ts'
import { HttpError } from '#lib/http/http.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/auth.ts')
vi.mock('#lib/http/call.ts')

const session = (second_factor: boolean): OpenSession => ({
  status: 'open',
  user: { ...ANY_USER, ...statusFields('approved'), role: 'admin', second_factor },
  actor: { uid: ANY_USER.id, role: 'admin', approved: true },
  key: '',
  isHeard: true,
})
const button = (name: string) => page.getByRole('button', { name, exact: true })
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Chamber:saima?secret=${SECRET}&issuer=Chamber`
const CODES = Array.from({ length: 10 }, (_, n) => `abcde-fghj${n}`)

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(idToken).mockResolvedValue('a token')
  vi.mocked(replaceSession).mockImplementation((work) => work())
})

test.each(WIDTHS)(
  'at %i px the secret is shown as picture and text, and a code activates it',
  async (width) => {
    await setWidth(width)
    vi.mocked(callSignedIn).mockResolvedValue({ secret: SECRET, uri })
    vi.mocked(call).mockResolvedValue({ custom_token: 'custom', recovery_codes: CODES })
    await show(<SecondFactorSection session={session(false)} />)
    await page.getByRole('textbox', { name: en.label.password }).fill('three walnut trees')
    await button('Set up one-time codes').click()
    await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    expect(vi.mocked(callSignedIn).mock.calls).toEqual([
      [addSecondFactor, { password: 'three walnut trees' }],
    ])
    expect(await findViolations()).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
    await page.getByRole('textbox', { name: 'One-time code' }).fill('123456')
    await button('Turn on one-time codes').click()
    await expect.element(page.getByText('abcde-fghj9')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'One-time codes' })).toHaveFocus()
    expect(vi.mocked(call).mock.calls).toEqual([
      [confirmSecondFactor, { code: '123456' }, { token: 'a token' }],
    ])
    expect(signInWithToken).toHaveBeenCalledWith('custom')
    await expect.element(page.getByText(SECRET)).not.toBeInTheDocument()
    expect(await findViolations()).toEqual([])
  },
)

test('a wrong code keeps the picture and shows an error', async () => {
  vi.mocked(callSignedIn).mockResolvedValue({ secret: SECRET, uri })
  vi.mocked(call).mockRejectedValue(new HttpError(403, { detail: en.secondFactor.wrongCode }))
  await show(<SecondFactorSection session={session(false)} />)
  await page.getByRole('textbox', { name: en.label.password }).fill('three walnut trees')
  await button('Set up one-time codes').click()
  await page.getByRole('textbox', { name: 'One-time code' }).fill('123456')
  await button('Turn on one-time codes').click()
  await expect.element(page.getByText(en.secondFactor.wrongCode)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
})

test('a code turns active codes off', async () => {
  await show(<SecondFactorSection session={session(true)} />)
  await page.getByRole('textbox', { name: 'Code, to turn them off' }).fill('123456')
  await button('Turn off one-time codes').click()
  await expect
    .poll(() => vi.mocked(callSignedIn).mock.calls)
    .toEqual([[removeSecondFactor, { code: '123456' }]])
})
