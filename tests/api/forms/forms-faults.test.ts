// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { type Actor, VISITOR } from 'domain/permissions.ts'
import { expect, test, vi } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { finishDeletion } from '../../../functions/src/accounts/finish-deletion.ts'
import { find } from '../../../functions/src/cloud/store.ts'
import { finishInterruptedPayment, payByCard } from '../../../functions/src/forms/pay-by-card.ts'
import { storeForm } from '../../../functions/src/forms/store-form.ts'
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts'
import { counts, refs } from '../../support/admin.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { someEmail } from '../../support/forms.ts'
import { registerHere } from '../../support/register-here.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})

const sendOne = (email = someEmail(), key?: string, actor: Actor = VISITOR) =>
  storeForm({
    collection: 'messages',
    sender: { actor, language: 'en', email, request: { headers: {} } },
    key,
    fields: { name: 'Gul', lastname: 'Khan', subject: 'Fees', events: '', notes: 'How much?' },
    isSuspect: false,
    template: 'message',
  })

const stored = async () => {
  const { messages, audit, mail, intents } = await counts()
  return { messages, audit, mail, intents }
}
type Stored = Awaited<ReturnType<typeof stored>>
const withOneMore = ({ messages, audit, mail, intents }: Stored): Stored => ({
  messages: messages + 1,
  audit: audit + 1,
  mail: mail + 1,
  intents,
})

test.each(FAULTS)(
  'a form, its log line and its mail are all stored, or none of them, when a call is %s',
  async (fault) => {
    let before = await stored()
    await strikeEachCall(
      fault,
      () => sendOne(),
      async (outcome, call) => {
        if (outcome.how === 'killed') await sweepLater()
        const after = await stored()
        if (outcome.how === 'done') expect(after, call).toEqual(withOneMore(before))
        else if (outcome.how === 'failed') expect(after, call).toEqual(before)
        else expect([before, withOneMore(before)], call).toContainEqual(after)
        before = after
      },
    )
  },
)

test('a failed form does not use up the mail limit of the next ones', async () => {
  const email = someEmail()
  for (let n = 0; n < 3; n += 1) {
    vi.mocked(randomInt).mockImplementationOnce(() => {
      throw new Error('No more numbers.')
    })
    await expect(sendOne(email)).rejects.toThrow('No more numbers.')
  }
  await sendOne(email)
  expect((await refs.mail.where('to', '==', email).get()).size).toBe(1)
})

test('a taken reference is not assigned twice', async () => {
  const first = await sendOne()
  const digits = Array.from(first.reference.slice(4), (sign) =>
    '23456789ABCDEFGHJKMNPQRSTUVWXYZ'.indexOf(sign),
  )
  for (const digit of digits) vi.mocked(randomInt).mockImplementationOnce(() => digit)
  const before = await stored()
  const second = await sendOne()
  expect(second.reference).not.toBe(first.reference)
  expect(await stored()).toEqual(withOneMore(before))
})

const donate = (actor: Actor, email: string, company: Partial<PaymentProvider>) =>
  payByCard(
    { name: 'sandbox', charge: async () => 'paid', outcome: async () => 'paid', ...company },
    `sandbox-${randomUUID()}`,
    { actor, language: 'en', email, request: { headers: {} } },
    {
      amount: 20,
      currency: 'USD',
      cause: '',
      first_name: 'Gul',
      last_name: 'Khan',
      address: '',
      message: '',
    },
  )
const linesOf = async (target: string) =>
  (await refs.audit.where('target', '==', target).get()).docs.map((line) => line.data())

test('a user whose deletion has begun sends no form and no donation any more', async () => {
  const { id: uid } = await registerHere()
  const actor: Actor = { uid, role: 'member', approved: false }
  await refs.users.doc(uid).update({ deleting: true })
  const charge = vi.fn<PaymentProvider['charge']>()
  const before = await counts()
  await expect(sendOne(someEmail(), undefined, actor)).rejects.toMatchObject({ status: 401 })
  await expect(donate(actor, someEmail(), { charge })).rejects.toMatchObject({ status: 401 })
  expect(await counts()).toEqual(before)
  expect(charge).not.toHaveBeenCalled()
  await finishDeletion(uid)
  await expect(sendOne(someEmail(), undefined, actor)).rejects.toMatchObject({ status: 401 })
})

test('a card that is charged while the donor deletes the account pays a donation without a donor', async () => {
  const { id: uid, email } = await registerHere()
  const { reference, mailed } = await donate({ uid, role: 'member', approved: false }, email, {
    charge: async () => {
      await deleteAccount(uid, uid)
      return 'paid'
    },
  })
  expect(mailed).toBe(false)
  expect((await refs.donations.doc(reference).get()).data()).toMatchObject({ state: 'paid', email: '' })
  expect((await refs.mail.where('to', '==', email).get()).size).toBe(0)
  expect((await linesOf(reference)).map(({ actor }) => actor)).toEqual(['deleted', 'deleted'])
})

test('an interrupted payment that is settled later leaves no mail when the donor deletes the account', async () => {
  const { id: uid, email } = await registerHere()
  const charge = async () => Promise.reject(new Error('No answer.'))
  const actor: Actor = { uid, role: 'member', approved: false }
  await expect(donate(actor, email, { charge })).rejects.toThrow('No answer.')
  const [payment] = await find(refs.donations.where('uid', '==', uid))
  await finishInterruptedPayment(payment!, { name: 'sandbox', charge, outcome: async () => 'paid' })
  expect((await refs.mail.doc(`donationPaid-${payment!.id}`).get()).data()?.uid).toBe('visitor')
  await deleteAccount(uid, uid)
  expect((await refs.mail.where('to', '==', email).get()).size).toBe(0)
})
