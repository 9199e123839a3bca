// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { auth, counts } from '../../support/admin.ts'
import { FAULTS, strikeEachCall, sweepLater } from '../../support/faults.ts'
import { registerAdminHere, registerHere } from '../../support/register-here.ts'

const admin = await registerAdminHere()

test.each(FAULTS)(
  'a repeated request or the sweep finishes a deletion when a call is %s',
  async (fault) => {
    const newApplicant = async () => {
      const { id: uid } = await registerHere()
      return { uid, whole: await counts() }
    }
    let before = await counts()
    let { uid, whole } = await newApplicant()
    await strikeEachCall(
      fault,
      () => deleteAccount(uid, admin),
      async (outcome, call) => {
        const gone = { ...before, audit: before.audit + 2 }
        if (outcome.how === 'killed') {
          await sweepLater()
          expect([whole, gone], call).toContainEqual(await counts())
        }
        // starts a deletion that has not begun; a finished one left no account
        if (outcome.how !== 'done') await deleteAccount(uid, admin).catch(() => {})
        expect(await counts(), call).toEqual(gone)
        await expect(auth.getUser(uid), call).rejects.toThrow()
        before = gone
        ;({ uid, whole } = await newApplicant())
      },
    )
  },
  300_000,
)
