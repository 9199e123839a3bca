import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { adminToken, refs } from '../../support/admin.ts'
import { applicant, cards, formOf } from '../../support/applicant.ts'
import { call, post, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { unzip } from '../../support/unzip.ts'

/** Returns a name that no other test has: letters of Urdu for the digits of now. */
const someName = () => `گل ${Array.from(String(Date.now()), (digit) => 'ابپتجدرسکل'[Number(digit)]).join('')}`

const found = async (search: string) => {
  const headers = { 'x-search': encodeURIComponent(search) }
  const { body } = await call<{ id: string; name_ur: string }[]>('GET', api.users, {
    token: await adminToken(),
    headers,
  })
  return body.map(({ id, name_ur }) => ({ id, name_ur }))
}

test('a name in Urdu is kept beside the name of the card: in the list, in searches and in the own data', async () => {
  const name_ur = someName()
  const { user, access } = await registerNewcomer({ name_ur })
  expect(user).toMatchObject({ full_name: 'Palwasha Khan', name_ur })
  // an Arabic keyboard, as Windows has it
  expect(await found(name_ur.replaceAll('ک', 'ك'))).toEqual([{ id: user.id, name_ur }])
  const answer = await fetch(`${origin}${api.ownData}`, { headers: { authorization: `Bearer ${access}` } })
  const data = unzip(Buffer.from(await answer.arrayBuffer())).get('data.json')
  expect(JSON.parse(String(data))).toMatchObject({ account: { name_ur } })
})

test('a name is found in Urdu and in Roman letters, however it was written', async () => {
  const letters = Array.from('btkrmnsjdl')
    .toSorted(() => Math.random() - 0.5)
    .join('a')
  const urdu = Array.from(
    letters.replaceAll('a', ''),
    (letter) => ({ b: 'ب', t: 'ت', k: 'ک', r: 'ر', m: 'م', n: 'ن', s: 'س', j: 'ج', d: 'د', l: 'ل' })[letter],
  ).join('')
  const roman = await registerNewcomer({ first_name: letters })
  const other = await registerNewcomer({ first_name: urdu })
  const both = [roman.user.id, other.user.id].toSorted()
  for (const search of [letters, urdu, letters.replaceAll('k', 'q')])
    expect((await found(search)).map(({ id }) => id).toSorted(), search).toEqual(both)
})

test('a member changes the name in Urdu and removes it again', async () => {
  const { user, access } = await registerNewcomer()
  expect(user).toMatchObject({ name_ur: '' })
  await call('POST', api.approveUser(user.id), { token: await adminToken() })
  const name_ur = someName()
  const change = (json: object) => call('PATCH', api.profile, { token: access, json })
  expect(await change({ name_ur })).toMatchObject({ status: 200, body: { name_ur } })
  expect(await found(name_ur)).toEqual([{ id: user.id, name_ur }])
  expect(await change({ name_ur: '' })).toMatchObject({ status: 200, body: { name_ur: '' } })
  expect(await found(name_ur)).toEqual([])
})

test('an empty name in Urdu of a user from before changes nothing', async () => {
  const { user, access } = await registerNewcomer()
  await call('POST', api.approveUser(user.id), { token: await adminToken() })
  const { name_ur: _none, ...before } = (await refs.users.doc(user.id).get()).data()!
  await refs.users.doc(user.id).set(before as never)
  const { body } = await call('PATCH', api.profile, { token: access, json: { name_ur: '' } })
  expect(body).toMatchObject({ name_ur: '', revision: before.revision })
  expect((await refs.users.doc(user.id).get()).data()).toEqual(before)
})

test.each([
  ['Palwasha', en.field.nameUr],
  ['پلوشہ 7', en.field.nameUr],
  ['پلوشہ\u202e', en.field.nameUr],
  [`گ${'ل'.repeat(120)}`, en.field.tooLong(120)],
])('the name in Urdu %j is refused in words', async (name_ur, message) => {
  const { status, body } = await post(api.register, formOf(applicant({ name_ur }), await cards()))
  expect(status).toBe(400)
  expect(body['name_ur']).toContain(message)
})
