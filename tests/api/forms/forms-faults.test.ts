// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { randomInt } from 'node:crypto'
import { VISITOR } from 'domain/permissions.ts'
import { expect, test, vi } from 'vitest'
import { storeForm } from '../../../functions/src/forms/store-form.ts'
import { counts, refs } from '../../support/admin.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { someEmail } from '../../support/forms.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) }
})

const sendOne = (email = someEmail(), key?: string) =>
  storeForm({
    collection: 'messages',
    sender: { actor: VISITOR, language: 'en', email, request: { headers: {} } },
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
  60_000,
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
