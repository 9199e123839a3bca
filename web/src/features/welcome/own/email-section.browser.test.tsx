import { changeEmail, keepEmail, mailEmailLinks } from 'domain/api/email-change.ts'
import { statusFields } from 'domain/status.ts'
import type { EmailChangeDocument } from 'domain/stored/email-change.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useEmailChange } from '#lib/firebase/use-email-change.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { ANY_USER } from '#testing/any-user.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { EmailSection } from './email-section.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/use-email-change.ts')

const NEW = 'palwasha@shawls.example'
const session: OpenSession = {
  status: 'open',
  user: { ...ANY_USER, ...statusFields('approved') },
  actor: { uid: ANY_USER.id, role: 'member', approved: true },
  key: '',
  isHeard: true,
}
const CHANGE: EmailChangeDocument = {
  email: NEW,
  key: 'any',
  confirmed: { old: '', new: '' },
  state: 'open',
  until: '2999-01-01T00:00:00.000Z',
  expiresAt: { toMillis: () => 0 } as EmailChangeDocument['expiresAt'],
}
const hear = (change?: Partial<EmailChangeDocument>) =>
  vi.mocked(useEmailChange).mockReturnValue({
    status: 'ready',
    data: change ? { ...CHANGE, ...change, id: ANY_USER.id } : null,
    isCached: false,
    retry: () => {},
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const email = page.getByRole('textbox', { name: 'New e-mail' })

async function fill(wanted: string) {
  await email.fill(wanted)
  await page.getByRole('textbox', { name: en.label.password }).fill('three walnut trees')
  await button('Change e-mail').click()
}

beforeEach(() => {
  vi.resetAllMocks()
  hear()
})

test('a new address needs the password, and the focus moves to the pending change', async () => {
  await show(<EmailSection session={session} />)
  await fill(ANY_USER.email.toUpperCase())
  await expect.element(page.getByText(en.field.emailSame)).toBeVisible()
  expect(callSignedIn).not.toHaveBeenCalled()
  await fill(` ${NEW.toUpperCase()}`)
  await expect
    .poll(() => vi.mocked(callSignedIn).mock.calls)
    .toEqual([[changeEmail, { email: NEW, password: 'three walnut trees' }]])
  await expect.element(page.getByRole('heading', { name: 'Your e-mail' })).toHaveFocus()
})

test('an error of the server is shown next to the button, and the text stays', async () => {
  vi.mocked(callSignedIn).mockRejectedValue(new HttpError(403, { detail: en.users.wrongPassword }))
  await show(<EmailSection session={session} />)
  await fill(NEW)
  await expect.element(page.getByText(en.users.wrongPassword)).toBeVisible()
  await expect.element(email).toHaveValue(NEW)
})

test.each([
  [{}, /Please confirm the change/, 'Send the links again', true],
  [{ old: '', new: '2026' }, /The new address is confirmed/, 'Send the link again', true],
  [{ old: '2026', new: '' }, /The old address is confirmed/, 'Send the link again', false],
] as const)(
  'a pending change names the address that must still confirm it, %#',
  async (confirmed, words, again, isOldMissing) => {
    hear({ confirmed: { ...CHANGE.confirmed, ...confirmed } })
    await show(<EmailSection session={session} />)
    await expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect.element(email).not.toBeInTheDocument()
    expect(page.getByText(/no longer read e-mails/).elements()).toHaveLength(isOldMissing ? 1 : 0)
    await button(again).click()
    await expect.element(page.getByText(/^Sent at \d\d:\d\d$/)).toBeVisible()
    await button('Cancel change').click()
    await expect
      .poll(() => vi.mocked(callSignedIn).mock.calls)
      .toEqual([
        [mailEmailLinks, {}],
        [keepEmail, {}],
      ])
  },
)

test.each([
  [{ state: 'refused' }, /Another account now uses/],
  [{ until: '2020-01-01T00:00:00.000Z' }, /older than a day/],
] as const)('a failed change says why, and a new one can be requested, %#', async (change, words) => {
  hear(change)
  await show(<EmailSection session={session} />)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(email).toBeVisible()
})

test.each(WIDTHS)('the section is accessible at %s px', async (width) => {
  await setWidth(width)
  hear({})
  await show(<EmailSection session={session} />)
  await expect.element(button('Cancel change')).toBeVisible()
  expect(await findViolations()).toEqual([])
})
