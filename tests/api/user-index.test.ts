import { FieldValue } from 'firebase-admin/firestore'
import { USER_TABS, isUnderTab } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { registerApplicant } from '../../functions/src/accounts/register.ts'
import { uniqueRef } from '../../functions/src/accounts/uniques.ts'
import { readsSoFar } from '../../functions/src/cloud/outgoing.ts'
import { approveApplication } from '../../functions/src/members/approve.ts'
import { mendIndex } from '../../functions/src/members/mend-index.ts'
import { allUsers } from '../../functions/src/members/user-index.ts'
import { specimenCard } from '../../emulators/fixtures/specimen-card.ts'
import { refs } from '../support/admin.ts'
import { applicant } from '../support/applicant.ts'

const admin = (await uniqueRef('email', 'admin@chamber.example').get()).data()?.uid ?? ''
const card = await specimenCard('Palwasha Khan', 'front')
const newApplicant = async () =>
  (await registerApplicant({ fields: applicant(), files: { cnic_front: card, cnic_back: card }, errors: {} }))
    .user

/** Fails unless index, sizes and counts agree with the users. */
async function expectAgreement() {
  const users = (await refs.users.get()).docs.map((user) => ({ id: user.id, ...user.data() }))
  const listed = await allUsers()
  expect(listed.map(({ item: { id, status } }) => `${id} ${status}`).toSorted()).toEqual(
    users.map(({ id, status }) => `${id} ${status}`).toSorted(),
  )
  const meta = (await refs.userIndexMeta.get()).data()
  expect(Object.values(meta?.sizes ?? {}).reduce((sum, size) => sum + size, 0)).toBe(users.length)
  for (const tab of USER_TABS)
    expect(meta?.counts[tab], tab).toBe(users.filter((user) => isUnderTab(user, tab)).length)
}

test('fifty decisions at once leave the index right', async () => {
  const applicants = await Promise.all(Array.from({ length: 50 }, newApplicant))
  await Promise.all(applicants.map(({ id }) => approveApplication(id, { by: admin })))
  await expectAgreement()
}, 120_000)

test('an index that disagrees is mended, and one that agrees is left alone', async () => {
  const { id } = await newApplicant()
  const { id: missing } = await newApplicant()
  const shards = await Promise.all(
    [id, missing].map(async (uid) => (await refs.users.doc(uid).get()).data()?.indexShard),
  )
  const shard = refs.userIndex.doc(String(shards[0]))
  expect(shards[1]).toBe(shards[0])
  const text = (await shard.get()).data()?.users[id] ?? ''
  await shard.set(
    {
      users: {
        [id]: text.replace('"pending"', '"approved"') as never,
        [missing]: FieldValue.delete(),
        nobody: text,
      },
    },
    { merge: true },
  )
  await refs.userIndexMeta.set({ counts: { all: FieldValue.increment(7) } }, { merge: true })
  expect(await mendIndex()).toBe(3)
  await expectAgreement()
  expect(await mendIndex()).toBe(0)
})

test('an unchanged list costs one read', async () => {
  await allUsers()
  const before = readsSoFar()
  await allUsers()
  expect(readsSoFar() - before).toBe(1)
})
