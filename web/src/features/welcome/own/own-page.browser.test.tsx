import { changeOfficeMails, changeProfile, deleteProfile, removeProfilePicture } from 'domain/api/accounts.ts'
import { changePassword } from 'domain/api/passwords.ts'
import type { Role } from 'domain/permissions.ts'
import { statusFields } from 'domain/status.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#lib/http/call.ts'
import { idToken, isPassword, replaceSession } from '#lib/firebase/auth.ts'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { chooseLanguage } from '#components/account/own-language.ts'
import { saveFile } from '#lib/firebase/save-file.ts'
import { useEmailChange } from '#lib/firebase/use-email-change.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { OwnPage } from './own-page.tsx'

vi.mock('#lib/http/call.ts')
vi.mock('#lib/firebase/auth.ts')
vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#components/account/own-language.ts')
vi.mock('#lib/firebase/save-file.ts')
vi.mock('#lib/firebase/use-email-change.ts')

const session = (role: Role = 'member'): OpenSession => {
  const user = { ...ANY_USER, ...statusFields('approved'), role }
  return { status: 'open', user, actor: { uid: user.id, role, approved: true }, key: '', isHeard: true }
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const city = page.getByRole('textbox', { name: /^City/ })
const section = (name: string) => page.getByRole('region', { name })

beforeEach(() => {
  localStorage.clear()
  vi.resetAllMocks()
  vi.mocked(useEmailChange).mockReturnValue({ status: 'ready', data: null, isCached: false, retry: () => {} })
})

test('only changed details are saved, and the time is shown', async () => {
  vi.mocked(callSignedIn).mockResolvedValue({ ...session().user, city: 'Haripur' })
  await show(<OwnPage session={session()} />)
  await city.fill('Haripur')
  await button('Save').click()
  await expect.element(section('Your details').getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  expect(vi.mocked(callSignedIn).mock.calls).toEqual([[changeProfile, { city: 'Haripur' }]])
})

test('an admin chooses the e-mails from the office, and a choice that is not stored is taken back', async () => {
  const stored = vi.mocked(callSignedIn).mockResolvedValueOnce({ daily: false, applications: false })
  await show(<OwnPage session={session('admin')} />)
  const mails = section('E-mails from the office')
  const daily = mails.getByRole('checkbox', { name: /a day/ })
  const applications = mails.getByRole('checkbox', { name: /new application/ })
  await expect.element(daily).toBeChecked()
  await daily.click()
  await expect.element(mails.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible()
  stored.mockRejectedValueOnce(new HttpError(403, { detail: en.server.forbidden }))
  await applications.click()
  await expect.element(mails.getByText(en.server.forbidden)).toBeVisible()
  await expect.element(applications).not.toBeChecked()
  expect(stored.mock.calls).toEqual([
    [changeOfficeMails, { daily: false, applications: false }],
    [changeOfficeMails, { daily: false, applications: true }],
  ])
})

test('the name in Urdu is written from the right in Urdu letters, and may be left out', async () => {
  vi.mocked(callSignedIn).mockResolvedValue({ ...session().user, name_ur: 'پلوشہ خان' })
  await show(<OwnPage session={session()} />)
  const name = page.getByRole('textbox', { name: 'Name in Urdu (optional)' })
  await expect.element(name).toHaveAttribute('dir', 'rtl')
  await expect.element(name).toHaveAttribute('lang', 'ur')
  await name.fill('Palwasha Khan')
  await button('Save').click()
  await expect.element(section('Your details').getByText(en.field.nameUr)).toBeVisible()
  await name.fill('پلوشہ خان')
  await button('Save').click()
  await expect
    .poll(() => vi.mocked(callSignedIn).mock.calls)
    .toEqual([[changeProfile, { name_ur: 'پلوشہ خان' }]])
})

test('the own page names the language, and one press chooses the other', async () => {
  await show(<OwnPage session={session()} />)
  const language = section('Your language')
  await expect.element(language.getByText('English')).toBeVisible()
  await language.getByRole('button', { name: 'اردو' }).click()
  expect(vi.mocked(chooseLanguage).mock.calls).toEqual([['ur']])
})

test('a member has no e-mails from the office', async () => {
  await show(<OwnPage session={session()} />)
  await expect.element(section('Your data')).toBeVisible()
  await expect.element(section('E-mails from the office')).not.toBeInTheDocument()
})

test('an error of the server is shown next to the button, and the text stays', async () => {
  vi.mocked(callSignedIn).mockRejectedValue(new HttpError(403, { detail: en.server.forbidden }))
  await show(<OwnPage session={session()} />)
  await city.fill('Haripur')
  await button('Save').click()
  await expect.element(section('Your details').getByText(en.server.forbidden)).toBeVisible()
  await expect.element(city).toHaveValue('Haripur')
})

test('one press removes a profile picture', async () => {
  const { user, ...rest } = session()
  await show(<OwnPage session={{ ...rest, user: { ...user, profile_image: '/none' } }} />)
  await button('Remove the picture').click()
  await expect.poll(() => vi.mocked(callSignedIn).mock.lastCall).toEqual([removeProfilePicture, {}])
})

test("a new password needs the current one and must not contain the user's name", async () => {
  vi.mocked(idToken).mockResolvedValue('token')
  vi.mocked(replaceSession).mockImplementation((work) => work())
  vi.mocked(call).mockRejectedValueOnce(new HttpError(403, { detail: en.users.wrongPassword }))
  await show(<OwnPage session={session()} />)
  const form = section('Your password')
  const type = async (password: string) => {
    await form.getByRole('textbox', { name: 'New password' }).fill(password)
    await form.getByRole('textbox', { name: en.label.password2 }).fill(password)
    await button('Change password').click()
  }
  await form.getByRole('textbox', { name: 'Current password' }).fill('what it was not')
  await type('palwasha1')
  await expect.element(form.getByText(en.field.passwordPersonal)).toBeVisible()
  await type('three walnut trees')
  await expect.element(form.getByText(en.users.wrongPassword)).toBeVisible()
  expect(isPassword).not.toHaveBeenCalled()

  // the response is lost, but the password is saved; the second press signs in with it
  vi.mocked(call).mockRejectedValueOnce(new TypeError('No connection'))
  await button('Change password').click()
  await expect.element(form.getByText(en.forms.unanswered)).toBeVisible()
  vi.mocked(isPassword).mockResolvedValue(true)
  await button('Change password').click()
  await expect.element(form.getByText(/^Saved at/)).toBeVisible()
  const given = { current: 'what it was not', password: 'three walnut trees' }
  const sent = [changePassword, given, { token: 'token' }]
  expect(vi.mocked(call).mock.calls).toEqual([sent, sent])
  expect(vi.mocked(isPassword).mock.calls).toEqual([['three walnut trees']])
  await expect.element(form.getByRole('textbox', { name: 'New password' })).toHaveValue('')
  await button('Download my data').click()
  expect(form.getByText(/is required/).elements()).toEqual([])
})

test('the data is downloaded as one file, and can be requested again after a lost connection', async () => {
  vi.mocked(saveFile).mockRejectedValueOnce(new TypeError('No connection'))
  await show(<OwnPage session={session()} />)
  const form = section('Your data')
  await button('Download my data').click()
  await expect.element(form.getByText(en.server.unreachable)).toBeVisible()
  await button('Download my data').click()
  await expect.element(form.getByText(/^Downloaded at \d\d:\d\d$/)).toBeVisible()
  expect(vi.mocked(saveFile).mock.lastCall?.[1]).toMatch(/^palwasha-\d{4}-\d\d-\d\d\.zip$/)
})

test('deleting the account needs the username and the password', async () => {
  vi.mocked(isPassword).mockResolvedValue(false)
  await show(<OwnPage session={session()} />)
  const form = section('Delete your account')
  const username = form.getByLabelText('Type your username (palwasha) to confirm')
  await username.fill('somebody')
  await form.getByRole('textbox', { name: en.label.password }).fill('a guess')
  await button('Delete my account').click()
  await expect.element(form.getByText('This is not your username. Type palwasha.')).toBeVisible()
  await username.fill('Palwasha')
  await button('Delete my account').click()
  await expect.element(form.getByText('This is not your password.')).toBeVisible()
  expect(callSignedIn).not.toHaveBeenCalled()
  vi.mocked(isPassword).mockResolvedValue(true)
  await button('Delete my account').click()
  await expect.poll(() => vi.mocked(callSignedIn).mock.lastCall).toEqual([deleteProfile, {}])
})

test('an admin sees that only another admin can delete the account', async () => {
  await show(<OwnPage session={session('admin')} />)
  await expect.element(page.getByText(/Only another administrator/)).toBeVisible()
  await expect.element(button('Delete my account')).not.toBeInTheDocument()
})

test.each(WIDTHS)('the own page is accessible at %s px', async (width) => {
  await setWidth(width)
  await show(<OwnPage session={session('team')} />)
  await expect.element(button('Save')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
