// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { expect, test } from 'vitest'
import { correctApplication } from '../../../functions/src/accounts/correct-application.ts'
import { counts, refs } from '../../support/admin.ts'
import { someCnic } from '../../support/applicant.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { registerHere, SMALL_CARDS } from '../../support/register-here.ts'

test.each(FAULTS)('a correction changes everything or nothing when a call is %s', async (fault) => {
  const newApplicant = async () => {
    const user = await registerHere()
    const sent = { fields: { cnic: someCnic() }, pictures: { cnic_back: SMALL_CARDS.cnic_back } }
    return { user, sent, before: await counts() }
  }
  let { user, sent, before } = await newApplicant()
  await strikeEachCall(
    fault,
    () => correctApplication(user.id, sent),
    async (outcome, call) => {
      if (outcome.how !== 'failed') await sweepLater()
      const stored = (await refs.users.doc(user.id).get()).data()
      const changed = stored?.revision === 2
      if (outcome.how === 'done') expect(changed, call).toBe(true)
      expect(stored, call).toMatchObject(
        changed ? { cnic: sent.fields.cnic } : { cnic: user.cnic, revision: 1 },
      )
      const kept = Number(changed)
      expect(await counts(), call).toEqual({
        ...before,
        audit: before.audit + kept,
        attempts: before.attempts + kept,
        files: before.files + kept,
      })
      if (!changed) expect((await correctApplication(user.id, sent)).revision, call).toBe(2)
      ;({ user, sent, before } = await newApplicant())
    },
  )
})
