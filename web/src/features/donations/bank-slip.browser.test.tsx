import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
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
