import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { specimenCard } from '../../../emulators/seed/specimen-card.ts'
import { api } from '../../support/addresses.ts'
import { counts, refs } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, claimsIn, registerNewcomer } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'
import { approvedToken } from '../../support/tokens.ts'

const picture = jpeg(await specimenCard('Gul Bibi', 'front'))
const remove = (token: string) => call('DELETE', api.profilePicture, { token })

test('a member removes their own profile picture with its file, and a second removal changes nothing', async () => {
  const token = await approvedToken()
  const body = formOf({}, { profile_image: picture })
  const { body: user } = await call<User>('PATCH', api.profile, { token, body })
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(origin + user.profile_image, { headers })).status).toBe(200)
  const before = await counts()
  expect((await remove(token)).status).toBe(204)
  const { body: after } = await call<User>('GET', api.profile, { token })
  expect(after).toEqual({ ...user, profile_image: '', revision: user.revision + 1 })
  expect((await fetch(origin + user.profile_image, { headers })).status).toBe(404)
  expect((await remove(token)).status).toBe(204)
  expect(await counts()).toEqual({ ...before, audit: before.audit + 1, files: before.files - 1 })
  const { docs } = await refs.audit.where('target', '==', String(claimsIn(token)['user_id'])).get()
  const lines = docs.map((line) => line.data()).toSorted((one, other) => (one.at < other.at ? -1 : 1))
  expect(lines.at(-1)).toMatchObject({ action: 'user:change', details: ['profile_image'] })
})

test('an unapproved or signed-out user cannot remove a profile picture', async () => {
  const { access } = await registerNewcomer()
  expect((await remove(access)).status).toBe(403)
  expect((await call('DELETE', api.profilePicture)).status).toBe(401)
})
