import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { siteOf } from '#testing/sample-site.ts'
import { show } from '#testing/show.tsx'
import { BankSlip } from './bank-slip.tsx'

const { content } = siteOf([])
const { organisation } = content
const ask = () => page.getByText(/^Please ask the office where to pay,/)

test('without a bank account the slip says how to reach the office', async () => {
  const bank = { ...organisation.bank, iban: '' }
  await show(
    <main>
      <BankSlip reference="WCN-7K4Q2M" />
    </main>,
    { content: { ...content, organisation: { ...organisation, bank } } },
  )
  await expect.element(ask()).toBeVisible()
  await expect.element(page.getByRole('link', { name: organisation.email })).toBeVisible()
  expect(await findViolations()).toEqual([])
})

test('with a bank account the slip names only the account', async () => {
  await show(<BankSlip reference="WCN-7K4Q2M" />)
  await expect.element(page.getByText('WCN-7K4Q2M', { exact: true })).toBeVisible()
  expect(ask().elements()).toHaveLength(0)
})

test('the slip shows the account that the server named, not that of an older page', async () => {
  const account = {
    name: 'Bank of Swat',
    accountTitle: 'The Chamber',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
    swift: '',
  }
  await show(<BankSlip reference="WCN-7K4Q2M" account={account} />)
  await expect.element(page.getByText(account.iban)).toBeVisible()
  expect(page.getByText(organisation.bank.iban).elements()).toHaveLength(0)
})

const jazzCash = {
  label: 'JazzCash',
  accountTitle: 'The Chamber',
  number: '0300 1234567',
  note: 'Write the reference into the message',
}

test('every way to pay with a number is a line with its own copy button, and a press is read out', async () => {
  const ways = [
    jazzCash,
    { ...jazzCash, label: 'Easypaisa', number: '' },
    { ...jazzCash, label: 'Bank of Swat', number: 'PK36 SCBL 0000 0011 2345 6702' },
  ]
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(
    <main>
      <BankSlip />
    </main>,
    { content: { ...content, organisation: { ...organisation, ways } } },
  )
  await expect
    .element(page.getByText('The Chamber. Write the reference into the message').first())
    .toBeVisible()
  expect(page.getByText('Easypaisa').elements()).toHaveLength(0)
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Copy Account title', 'Copy IBAN', 'Copy SWIFT', 'Copy JazzCash', 'Copy Bank of Swat'])
  const copy = page.getByRole('button', { name: 'Copy JazzCash' })
  copy.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status').nth(3)).toHaveTextContent('Copied: JazzCash')
  expect(write).toHaveBeenCalledExactlyOnceWith('0300 1234567')
  expect(await findViolations()).toEqual([])
  write.mockRestore()
})

test('without a bank account but with another way, nobody is sent to the office', async () => {
  const changed = { ...organisation, bank: { ...organisation.bank, iban: '' }, ways: [jazzCash] }
  await show(<BankSlip />, { content: { ...content, organisation: changed } })
  await expect.element(page.getByText(/^0300 1234567/)).toBeVisible()
  expect(ask().elements()).toHaveLength(0)
})
