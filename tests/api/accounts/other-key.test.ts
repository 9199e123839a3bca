// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { randomUUID } from 'node:crypto'
import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { finishEmailChange } from '../../../functions/src/accounts/email/finish-email-change.ts'
import { newEmailChange } from '../../../functions/src/accounts/email/email-change.ts'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { uniqueRef } from '../../../functions/src/users/uniques.ts'
import { counts, refs, storingNothing, withOneMore } from '../../support/admin.ts'
import { newRegistration, registerHere, SMALL_CARDS } from '../../support/register-here.ts'
import { expectRefusal } from '../../support/refusals.ts'

const key = process.env['UNIQUES_KEY'] ?? ''
afterEach(() => {
  process.env['UNIQUES_KEY'] = key
})

test('with another key nobody can register, since an identity card could be used twice', async () => {
  const registration = await newRegistration()
  await registerApplicant(registration, SMALL_CARDS)
  process.env['UNIQUES_KEY'] = 'another key'
  const again = { ...(await newRegistration()), cnic: registration.cnic }
  await storingNothing(() =>
    expect(registerApplicant(again, SMALL_CARDS)).rejects.toThrow('UNIQUES_KEY_CHANGED'),
  )
})

test('without the check value a key without reservations is rejected and leaves no check value', async () => {
  const registration = await newRegistration()
  await registerApplicant(registration, SMALL_CARDS)
  const stored = (await refs.uniquesKey.get()).data()
  await refs.uniquesKey.delete()
  process.env['UNIQUES_KEY'] = 'another key'
  const again = { ...(await newRegistration()), cnic: registration.cnic }
  await storingNothing(() =>
    expect(registerApplicant(again, SMALL_CARDS)).rejects.toThrow('UNIQUES_KEY_CHANGED'),
  ).finally(() => stored && refs.uniquesKey.set(stored))
})

test('an address changed under another key is released once the right key is back', async () => {
  const { id, email: old } = await registerHere()
  const email = `new-${randomUUID()}@example.org`
  const now = new Date().toISOString()
  await uniqueRef('email', email).create({ uid: id, kind: 'email', createdAt: now })
  await refs.emailChanges.doc(id).set({ ...newEmailChange(email, old, now), state: 'moving' })
  process.env['UNIQUES_KEY'] = 'another key'
  await expect(finishEmailChange(id)).rejects.toThrow('UNIQUES_KEY_CHANGED')
  process.env['UNIQUES_KEY'] = key
  expect((await uniqueRef('email', old).get()).exists).toBe(true)
  await finishEmailChange(id)
  expect((await uniqueRef('email', old).get()).exists).toBe(false)
  expect((await refs.users.doc(id).get()).data()?.email).toBe(email)
})

test('a line end after the key changes nothing', async () => {
  const registration = await newRegistration()
  await registerApplicant(registration, SMALL_CARDS)
  process.env['UNIQUES_KEY'] = `${key}\r\n`
  const again = { ...(await newRegistration()), cnic: registration.cnic }
  await expectRefusal(registerApplicant(again, SMALL_CARDS), 409, { cnic: [en.field.cnicTaken] })
})

test('of simultaneous first registrations one stores the check value of the key, and all succeed', async () => {
  const stored = (await refs.uniquesKey.get()).data()
  await refs.uniquesKey.delete()
  const [one, two, three] = await Promise.all([newRegistration(), newRegistration(), newRegistration()])
  const before = await counts()
  await Promise.all([one, two, three].map((each) => registerApplicant(each, SMALL_CARDS)))
  const after = withOneMore(withOneMore(withOneMore(before)))
  expect(await counts()).toEqual({ ...after, uniques: after.uniques + 1 })
  expect((await refs.uniquesKey.get()).data()?.check).toBe(stored?.check)
})
