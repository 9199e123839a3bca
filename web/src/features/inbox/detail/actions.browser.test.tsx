import { handleOffer, receiveDonation, reopenDonation, reopenOffer } from 'domain/api/inbox.ts'
import type { DonationState, HandlingState } from 'domain/inbox.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { ReplyActions } from '../view/volunteers.tsx'
import { DonationDetail } from '../view/donations.tsx'
import { DonationActions } from './donation-actions.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')

const asked = vi.mocked(callSignedIn)

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined)
  // prevents opening a mail program
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[href^="mailto:"]')) event.preventDefault()
  })
})

const offer = (state: HandlingState) => ({
  id: 'WCN-7K4Q2M',
  email: 'sadia@example.org',
  state,
  handler_name: state === 'new' ? '' : 'Mehreen Abbasi',
  handledAt: state === 'new' ? '' : '2026-03-12T09:00:00.000Z',
})
const showOffer = (state: HandlingState) =>
  show(<ReplyActions form={offer(state)} subject="Books" words="Two mornings." />)
const donation = (state: DonationState) => ({
  id: 'WCN-7K4Q2M',
  email: 'tariq@example.org',
  amount: 400,
  cause: '',
  company: '' as const,
  payment: '',
  first_name: 'Tariq',
  last_name: 'Khan',
  address: '',
  message: '',
  language: 'en' as const,
  createdAt: '2026-03-12T09:00:00.000Z',
  payment_method: 'offline' as const,
  state,
})
const SESSION = { status: 'open', key: 'admin' } as OpenSession
const showDonation = (state: DonationState) => show(<DonationActions donation={donation(state)} />)
const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })

test('a mail program that opens marks nothing, and the offer is marked as done once', async () => {
  await showOffer('new')
  await expect
    .element(link('Reply by e-mail'))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:sadia@example\.org\?subject=Re%3A%20Books%20\(WCN-7K4Q2M\)/),
    )
  await link('Reply by e-mail').click()
  expect(asked).not.toHaveBeenCalled()
  let finish = () => {}
  asked.mockReturnValue(new Promise<undefined>((resolve) => (finish = () => resolve(undefined))))
  await button('Mark as done').click()
  await button('Mark as done').click({ force: true })
  finish()
  expect(asked.mock.calls).toEqual([[handleOffer, { id: 'WCN-7K4Q2M', state: 'handled' }]])
  expect(await findViolations()).toEqual([])
})

test('an offer that is done shows by whom, and can be reopened', async () => {
  await showOffer('handled')
  await expect.element(page.getByText(/^Done by Mehreen Abbasi/)).toBeVisible()
  await link('Reply by e-mail').click()
  expect(asked).not.toHaveBeenCalled()
  await button('Reopen').click()
  expect(asked.mock.calls).toEqual([[reopenOffer, { id: 'WCN-7K4Q2M', version: '2026-03-12T09:00:00.000Z' }]])
})

test.each([
  ['is out of reach', new TypeError('Failed to fetch'), en.server.unreachable],
  ['refuses', new HttpError(403, { detail: en.server.forbidden }), en.server.forbidden],
])(
  'when the server %s, the error is shown and the button can be pressed again',
  async (_what, error, text) => {
    await showOffer('new')
    asked.mockRejectedValueOnce(error)
    await button('Mark as done').click()
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
    await expect.element(button('Mark as done')).toHaveFocus()
    await button('Mark as done').click()
    expect(asked).toHaveBeenCalledTimes(2)
  },
)

test('a donation of a former user has no name, no e-mail and no link for one', async () => {
  const form = { ...donation('pledged'), uid: 'deleted', email: '', first_name: '', last_name: '' }
  await show(<DonationDetail form={form} session={SESSION} onDelete={() => {}} />)
  await expect.element(page.getByRole('heading', { name: 'A former user' })).toBeVisible()
  await expect.element(button('Mark as received')).toBeVisible()
  expect(page.getByRole('link').elements()).toEqual([])
  expect(page.getByText('E-mail', { exact: true }).elements()).toEqual([])
})

test('a pledged donation is marked as received, has an e-mail link with bank details, and can be reopened', async () => {
  const { unmount } = await showDonation('pledged')
  await expect
    .element(link('Send bank details by e-mail'))
    .toHaveAttribute('href', expect.stringContaining('IBAN'))
  await button('Mark as received').click()
  await unmount()
  await showDonation('received')
  await button('Reopen').click()
  const donation = { id: 'WCN-7K4Q2M' }
  expect(asked.mock.calls).toEqual([
    [receiveDonation, donation],
    [reopenDonation, donation],
  ])
})

test.each(['paid', 'charging'] as const)(
  'a card donation in the state %s cannot be marked',
  async (state) => {
    await showDonation(state)
    await expect.element(link('Write an e-mail')).toBeVisible()
    expect(page.getByRole('button').elements()).toEqual([])
  },
)
