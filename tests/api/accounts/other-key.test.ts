import { en } from 'domain/texts/en.ts'
import { afterEach, expect, test } from 'vitest'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { counts, refs, storingNothing, withOneMore } from '../../support/admin.ts'
import { newRegistration, SMALL_CARDS } from '../../support/register-here.ts'
import { expectRefusal } from '../../support/refusals.ts'

const key = process.env['UNIQUES_KEY'] ?? ''
afterEach(() => {
  process.env['UNIQUES_KEY'] = key
})

test('with another key nobody is registered, where an identity card would be taken a second time', async () => {
  const registration = await newRegistration()
  await registerApplicant(registration, SMALL_CARDS)
  process.env['UNIQUES_KEY'] = 'another key'
  const again = { ...(await newRegistration()), cnic: registration.cnic }
  await storingNothing(() =>
    expect(registerApplicant(again, SMALL_CARDS)).rejects.toThrow('UNIQUES_KEY_CHANGED'),
  )
})

test('a line end after the key changes nothing', async () => {
  const registration = await newRegistration()
  await registerApplicant(registration, SMALL_CARDS)
  process.env['UNIQUES_KEY'] = `${key}\r\n`
  const again = { ...(await newRegistration()), cnic: registration.cnic }
  await expectRefusal(registerApplicant(again, SMALL_CARDS), 409, { cnic: [en.field.cnicTaken] })
})

test('of simultaneous first registrations one says which key it is, and all go through', async () => {
  const stored = (await refs.uniquesKey.get()).data()
  await refs.uniquesKey.delete()
  const [one, two, three] = await Promise.all([newRegistration(), newRegistration(), newRegistration()])
  const before = await counts()
  await Promise.all([one, two, three].map((each) => registerApplicant(each, SMALL_CARDS)))
  const after = withOneMore(withOneMore(withOneMore(before)))
  expect(await counts()).toEqual({ ...after, uniques: after.uniques + 1 })
  expect((await refs.uniquesKey.get()).data()?.check).toBe(stored?.check)
})
