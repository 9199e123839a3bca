// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { counts, withOneMore } from '../../support/admin.ts'
import { registerApplicant } from '../../../functions/src/accounts/register-applicant.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { newRegistration, registerHere, SMALL_CARDS } from '../../support/register-here.ts'
import { expectRefusal } from '../../support/refusals.ts'

// The first registration of a project also stores the check value of the key.
await registerHere()

test.each(FAULTS)(
  'registering stores everything or nothing when a call is %s, and can be repeated',
  async (fault) => {
    let registration = await newRegistration()
    let before = await counts()
    const next = async () => {
      registration = await newRegistration()
      before = await counts()
    }
    await strikeEachCall(
      fault,
      () => registerApplicant(registration, SMALL_CARDS),
      async (outcome, call) => {
        if (outcome.how === 'killed') await sweepLater()
        const after = await counts()
        if (outcome.how === 'done') expect(after, call).toEqual(withOneMore(before))
        else if (outcome.how === 'failed') expect(after, call).toEqual(before)
        else expect([before, withOneMore(before)], call).toContainEqual(after)

        if (after.users === before.users) {
          await registerApplicant(registration, SMALL_CARDS)
          expect(await counts(), `repeated after ${call}`).toEqual(withOneMore(before))
        }
        await next()
      },
    )
  },
)

test('a registration whose e-mail only Auth rejects names that field, and nothing of it is stored', async () => {
  const before = await counts()
  const stopIntercepting = intercept((name, call) =>
    name === 'auth create'
      ? Promise.reject(Object.assign(new Error(), { code: 'auth/invalid-email' }))
      : call(),
  )
  const registering = registerApplicant(await newRegistration(), SMALL_CARDS).finally(stopIntercepting)
  await expectRefusal(registering, 400, { email: [en.field.email] })
  expect(await counts()).toEqual(before)
})
