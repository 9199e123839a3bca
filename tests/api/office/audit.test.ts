import { randomUUID } from 'node:crypto'
import type { Blog } from 'domain/blog.ts'
import type { AuditLine } from 'domain/stored/audit.ts'
import type { User } from 'domain/user.ts'
import { expect, test } from 'vitest'
import { specimenCard } from '../../../emulators/seed/specimen-card.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, refs, teamToken } from '../../support/admin.ts'
import { formOf, jpeg } from '../../support/applicant.ts'
import { call, claimsIn, post, registerNewcomer, tokenOf } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'

const admin = await adminToken()
const team = await teamToken()
const uidOf = (token: string) => String(claimsIn(token)['user_id'])

/** The lines about a user or document, oldest first. */
async function linesOf(target: string) {
  const { docs } = await refs.audit.where('target', '==', target).get()
  return docs.map((line) => line.data()).toSorted((a, b) => (a.at < b.at ? -1 : 1))
}

// listed in full: actor, action, target, and at most names of fields, never a value
test('the audit log records everything that happens to an account, with the actor and without values', async () => {
  const { user, access, fields } = await registerNewcomer()
  const { id } = user
  await call('POST', api.rejectUser(id), { token: admin, json: { rejection_reason: 'Too dark.' } })
  const card = jpeg(await specimenCard('Gul Bibi', 'front'))
  await post<User>(api.resubmit, formOf({ first_name: 'Gul' }, { cnic_front: card }), access)
  await fetch(origin + api.userDocument(id, 'cnic_back'), { headers: { authorization: `Bearer ${admin}` } })
  await call('POST', api.approveUser(id), { token: admin })
  await call('PATCH', api.profile, { token: await tokenOf(fields), json: { city: 'Haripur' } })

  const line = { target: id, at: expect.any(String) as string }
  const byHer = { ...line, actor: id }
  const byAdmin = { ...line, actor: uidOf(admin) }
  expect(await linesOf(id)).toEqual([
    { ...byHer, action: 'user:register', details: [] },
    { ...byAdmin, action: 'user:reject', details: ['rejection_reason'] },
    { ...byHer, action: 'user:correct', details: ['first_name', 'cnic_front'] },
    { ...byAdmin, action: 'document:view', details: ['cnic_back'] },
    { ...byAdmin, action: 'user:approve', details: [] },
    { ...byHer, action: 'user:change', details: ['city'] },
  ])

  await call('DELETE', api.deleteUser(id), { token: admin })
  expect(await linesOf(id)).toEqual([])
  expect(await linesOf('deleted')).toContainEqual({
    ...byAdmin,
    target: 'deleted',
    action: 'user:delete',
    details: [],
  })
})

test('the audit log keeps the name of a deleted admin at what was done for the office, and at nothing else', async () => {
  const { user, fields } = await registerNewcomer({ role: 'team', designation: 'Baker' })
  await call('POST', api.approveUser(user.id), { token: admin })
  await refs.users.doc(user.id).update({ role: 'admin' })
  const token = await tokenOf(fields)
  const other = await registerNewcomer()
  await call('POST', api.rejectUser(other.user.id), { token, json: { rejection_reason: 'Too dark.' } })
  await call('PATCH', api.profile, { token, json: { city: 'Haripur' } })
  await call('DELETE', api.deleteUser(user.id), { token: admin })

  const about = { target: other.user.id, action: 'user:reject' }
  expect((await linesOf(other.user.id)).at(-1)).toMatchObject({
    ...about,
    actor: 'deleted',
    actor_name: user.full_name,
  })
  const { body } = await call<AuditLine[]>('GET', api.audit, { token: admin })
  expect(body.find(({ target }) => target === other.user.id)).toMatchObject({ actor_name: user.full_name })
  const own = (await linesOf('deleted')).filter(({ action }) => action === 'user:change')
  expect(own.map(({ actor, actor_name }) => [actor, actor_name])).toContainEqual(['deleted', undefined])
})

test('the audit log records CNIC searches, wrong passwords and failed admin sign-ins without values', async () => {
  const { user, fields, access } = await registerNewcomer()
  const line = { target: user.id, at: expect.any(String) as string }
  const search = () => call('GET', api.users, { token: admin, headers: { 'x-search': user.cnic } })
  // an open page repeats the request
  for (let n = 0; n < 2; n += 1) expect((await search()).status).toBe(200)
  await call('GET', `${api.users}?search=${user.email}`, { token: admin })
  const json = { current: 'not hers', password: 'three walnut trees' }
  expect((await call('POST', api.password, { token: access, json })).status).toBe(403)
  const logIn = (password: string) => call('POST', api.login, { json: { email: fields.email, password } })
  expect((await logIn('not hers')).status).toBe(401)
  expect((await linesOf(user.id)).slice(1)).toEqual([
    { ...line, actor: uidOf(admin), action: 'user:search', details: ['cnic'] },
    { ...line, actor: user.id, action: 'password:wrong', details: [] },
  ])

  await refs.users.doc(user.id).update({ role: 'admin', status: 'approved', is_approved: true })
  for (let n = 0; n < 12; n += 1) expect((await logIn(`guess ${n}`)).status).toBe(401)
  await logIn(fields.password)
  const failed = { ...line, actor: 'visitor', action: 'login:fail', details: [] }
  // the first failure counted too
  expect((await linesOf(user.id)).slice(3)).toEqual(Array(9).fill(failed))
  await call('DELETE', api.deleteUser(user.id), { token: admin })
})

test.each([
  ['blog', api.blogs, api.blog, {}],
  ['event', api.events, api.event, { date: '2026-12-01', time: '16:30', location: 'Chamber House' }],
] as const)('the audit log records every change of a %s', async (noun, list, one, more) => {
  const json = { title: `Market ${randomUUID()}`, description: 'Thirty stalls.', ...more }
  const { body } = await call<Blog>('POST', list, { token: team, json })
  await call('PATCH', one(body.id), { token: team, json: { title: 'Fair', is_published: false } })
  await call('DELETE', one(body.id), { token: admin })

  const line = { target: body.id, at: expect.any(String) as string }
  expect(await linesOf(body.id)).toEqual([
    { ...line, actor: uidOf(team), action: `${noun}:create`, details: [] },
    { ...line, actor: uidOf(team), action: `${noun}:update`, details: ['title', 'is_published'] },
    { ...line, actor: uidOf(admin), action: `${noun}:delete`, details: [] },
  ])
})
