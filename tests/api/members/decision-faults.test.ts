// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { expect, test } from 'vitest'
import { auth, refs } from '../../support/admin.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { rejectApplication } from '../../../functions/src/members/reject-application.ts'
import { FAULTS, strikeEachCall } from '../../support/faults.ts'
import { registerAdminHere, registerHere } from '../../support/register-here.ts'

const admin = await registerAdminHere()

const newApplicant = async () => (await registerHere()).id

/** Reads everything that a decision changes. */
async function standing(uid: string) {
  const [user, authUser, mails, audits] = await Promise.all([
    refs.users.doc(uid).get(),
    auth.getUser(uid),
    refs.mail.where('uid', '==', uid).get(),
    refs.audit.where('target', '==', uid).get(),
  ])
  const { status, claims_pending, indexShard } = user.data() ?? {}
  const shard = (await refs.userIndex.doc(String(indexShard)).get()).data()
  const listed = JSON.parse(shard?.users[uid] ?? '{}') as { status?: string }
  return {
    status,
    claims_pending,
    listed: listed.status,
    approved: authUser.customClaims?.['approved'] as boolean,
    mails: mails.docs.map((mail) => mail.data().template).toSorted(),
    audits: audits.docs.map((line) => line.data().action).toSorted(),
  }
}

const pending = {
  status: 'pending',
  claims_pending: false,
  listed: 'pending',
  approved: false,
  mails: ['received'],
  audits: ['user:register'],
}
const approved = {
  ...pending,
  status: 'approved',
  listed: 'approved',
  approved: true,
  mails: ['approved', 'received'],
  audits: ['user:approve', 'user:register'],
}
const rejected = {
  ...pending,
  status: 'rejected',
  listed: 'rejected',
  mails: ['received', 'rejected'],
  audits: ['user:register', 'user:reject'],
}

const DECISIONS = {
  approving: {
    decide: (uid: string) => approveApplication(uid, { by: admin }),
    decided: approved,
  },
  rejecting: {
    decide: (uid: string) => rejectApplication(uid, { by: admin, note: 'Too dark to read.' }),
    decided: rejected,
  },
}

test.each(
  FAULTS.flatMap((fault) =>
    Object.keys(DECISIONS).map((name) => [name as keyof typeof DECISIONS, fault] as const),
  ),
)('a repeated request or the sweep finishes %s when a call is %s', async (name, fault) => {
  const { decide, decided } = DECISIONS[name]
  let uid = await newApplicant()
  await strikeEachCall(
    fault,
    () => decide(uid),
    async (outcome, call) => {
      if (outcome.how === 'killed') {
        await sweep(new Date())
        expect([pending, decided], call).toContainEqual(await standing(uid))
      }
      if (outcome.how !== 'done') await decide(uid)
      expect(await standing(uid), call).toEqual(decided)
      uid = await newApplicant()
    },
  )
})
