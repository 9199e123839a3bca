import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { en } from 'domain/texts/en.ts'
import { expect, test } from 'vitest'
import { deleteAccount } from '../../../functions/src/accounts/delete-account.ts'
import { correctApplication } from '../../../functions/src/accounts/correct-application.ts'
import { approveApplication } from '../../../functions/src/members/approve-application.ts'
import { uniqueRef } from '../../../functions/src/users/uniques.ts'
import { listFiles } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { api } from '../../support/addresses.ts'
import { adminToken, auth, counts, refs, teamToken } from '../../support/admin.ts'
import { call, post, registerNewcomer, tokenOf } from '../../support/client.ts'
import { sweepLater } from '../../support/faults.ts'
import { comment, gift, message, newPost, offer, send, storedAs } from '../../support/forms.ts'
import { readersFound } from '../../support/mails.ts'
import { registerHere } from '../../support/register-here.ts'

const admin = await adminToken()
const adminUid = (await uniqueRef('email', 'admin@chamber.example').get()).data()?.uid ?? ''
const NOW = new Date().toISOString()
const del = (id: string, token?: string) => call('DELETE', api.deleteUser(id), { token })

test('deleting an account leaves nothing but lines of the audit log and frees the e-mail', async () => {
  const before = await counts()
  const { user, access, fields } = await registerNewcomer()
  expect((await del(user.id, admin)).status).toBe(204)
  const after = await counts()
  expect(after).toEqual({ ...before, audit: before.audit + 2 })
  expect((await call('GET', api.profile, { token: access })).status).toBe(401)
  expect(
    (await call('POST', api.login, { json: { email: fields.email, password: fields.password } })).status,
  ).toBe(401)
  expect((await del(user.id, admin)).status).toBe(404)
  await registerNewcomer({ email: fields.email, username: fields.username, cnic: fields['cnic'] ?? '' })
})

const PDF = Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

/** Builds a volunteer offer with a CV. */
function offerWithCv(change: object) {
  const form = new FormData()
  for (const [field, value] of Object.entries(offer(change))) form.set(field, String(value))
  form.set('cv', new Blob([new Uint8Array(PDF)]), 'cv.pdf')
  return form
}

test('of a user who sent one of everything, only what the data model lists remains', async () => {
  const last_name = `Gul${randomUUID().replaceAll(/[^a-z]/g, '')}`
  const { user, fields } = await registerNewcomer({ role: 'team', designation: 'Baker', last_name })
  await call('POST', api.approveUser(user.id), { token: admin })
  const token = await tokenOf(fields)
  const { email } = fields
  const blog = await newPost()
  // one mailbox gets three mails an hour
  const sentAsVisitor = await send(api.contact, message({ email }))
  const cvsBefore = await listFiles('cv/')
  const gifts = []
  for (const fax of ['', 'x']) {
    expect((await send(api.contact, message({ email, lastname: last_name, fax }), token)).status).toBe(201)
    expect((await post(api.volunteers, offerWithCv({ email, fax }), token)).status).toBe(201)
    expect((await send(api.comments, comment(blog, { email, fax }), token)).status).toBe(201)
    gifts.push(await send(api.donations, gift({ email, last_name, amount: 71, fax }), token))
  }
  // as versions before this one stored it: only the line of the audit log names the user
  await refs.messages.doc('WCN-EARLIER').set({
    name: 'Gul',
    lastname: last_name,
    email,
    subject: '',
    events: '',
    notes: '',
    language: 'en',
    createdAt: NOW,
  })
  const line = { action: 'message:send', target: 'WCN-EARLIER', at: NOW, details: [] } as const
  await refs.audit.doc().create({ ...line, details: [...line.details], actor: user.id })
  const { body: approved } = await send(api.comments, comment(blog, { email }), token)
  await call('POST', api.approveComment(approved.reference), { token: admin })
  const reply = await send(api.comments, comment(blog, { parent: approved.reference }))
  const publish_at = new Date(Date.now() + 86_400_000).toISOString()
  await call('POST', api.blogs, {
    token,
    json: { title: 'Hers', description: 'Words.', is_published: false, publish_at },
  })

  expect((await call('DELETE', api.profile, { token })).status).toBe(204)
  await sweepLater()

  const found: Record<string, string[]> = {}
  for (const [name, ref] of Object.entries(refs)) {
    if (!('where' in ref)) continue
    const { docs } = await ref.get()
    const about = docs.filter((stored) =>
      [user.id, email, last_name].some((value) =>
        (stored.id + JSON.stringify(stored.data())).includes(value),
      ),
    )
    if (about.length > 0) found[name] = about.map(({ id }) => id)
  }
  const { reference } = sentAsVisitor.body
  expect(found).toEqual({
    // the post and the lines about it keep the name of the author
    audit: [expect.any(String)],
    blogs: [expect.any(String)],
    mail: [`message-${reference}`],
    messages: [reference],
  })
  expect(await listFiles('')).not.toContainEqual(expect.stringContaining(user.id))
  expect(await listFiles('cv/')).toEqual(cvsBefore)

  const [pledge] = gifts
  expect(pledge && (await storedAs('donations', pledge))).toMatchObject({
    amount: 71,
    cause: '',
    state: 'pledged',
    first_name: '',
    last_name: '',
    email: '',
    address: '',
    message: '',
  })
  expect(await storedAs('comments', reply)).toMatchObject({ parent: '' })
  const lines = (await refs.audit.where('target', '==', pledge?.body.reference).get()).docs
  expect(lines.map((stored) => stored.data())).toMatchObject([{ action: 'donation:send', actor: 'deleted' }])

  const [, listed = ''] = readFileSync('docs/data-model.md', 'utf8').split(
    '## What remains of a deleted account',
  )
  for (const name of Object.keys(found)) expect(listed).toContain(`\`${name}\``)
  const kept = (await refs.blogs.doc(found['blogs']?.[0] ?? '').get()).data() ?? {}
  const withUid = Object.entries(kept).flatMap(([field, value]) => (value === user.id ? [field] : []))
  expect(withUid.toSorted()).toEqual(['author_uid', 'scheduled_by'])
  for (const field of withUid) expect(listed).toContain(`\`${field}\``)
})

test('only admins delete other users, and an admin cannot delete their own account', async () => {
  const { user, access } = await registerNewcomer()
  expect((await del(user.id)).status).toBe(401)
  expect((await del(user.id, access)).status).toBe(403)
  expect((await del(user.id, await teamToken())).status).toBe(403)
  expect(await del(adminUid, admin)).toMatchObject({ status: 403, body: { detail: en.server.ownAccount } })
  expect((await call('DELETE', api.profile, { token: admin })).status).toBe(403)
})

test('an applicant deletes their own application, without a mail to an address that is not confirmed', async () => {
  const before = await counts()
  const { access } = await registerNewcomer()
  expect((await call('DELETE', api.profile, { token: access })).status).toBe(204)
  expect(await counts()).toEqual({ ...before, audit: before.audit + 2 })
})

test('deleting the own account sends one mail to a confirmed address, and only that mail remains', async () => {
  const { access, fields, user } = await registerNewcomer()
  await auth.updateUser(user.id, { emailVerified: true })
  expect((await call('DELETE', api.profile, { token: access })).status).toBe(204)
  const mails = (await refs.mail.where('to', '==', fields.email).get()).docs
  expect(mails.map((mail) => mail.data())).toMatchObject([
    { template: 'accountDeleted', uid: 'deleted', data: { first_name: fields.first_name } },
  ])
  expect(JSON.stringify(mails.map((mail) => [mail.id, mail.data()]))).not.toContain(user.id)
})

test('a user whose deletion has begun is rejected everywhere, is not found and gets no mail', async () => {
  const { user, access, fields } = await registerNewcomer()
  await refs.users.doc(user.id).update({ deleting: true })
  expect((await call('GET', api.profile, { token: access })).status).toBe(401)
  const { email, password } = fields
  expect((await call('POST', api.login, { json: { email, password } })).status).toBe(401)
  expect((await call('POST', api.approveUser(user.id), { token: admin })).status).toBe(404)
  await expect(
    correctApplication(user.id, { fields: { city: 'Haripur' }, pictures: {} }),
  ).rejects.toMatchObject({ status: 401 })
  expect((await call('POST', api.passwordReset, { json: { email } })).status).toBe(202)
  await readersFound(email)
  const mails = await refs.mail.where('to', '==', email).get()
  expect(mails.docs.map((mail) => mail.data().template)).toEqual(['received'])
  expect((await del(user.id, admin)).status).toBe(204)
})

test('approving a user who is deleted before the claims are set returns 404', async () => {
  const { id } = await registerHere()
  const stopIntercepting = intercept(async (name, call) => {
    if (name === 'auth claims') await deleteAccount(id, adminUid)
    return call()
  })
  await expect(approveApplication(id, { by: adminUid }).finally(stopIntercepting)).rejects.toMatchObject({
    status: 404,
  })
})

// the open page signs out only when its session ends, not when the account is gone
test('a deletion first ends the sessions of the user and last removes the account', async () => {
  const { user } = await registerNewcomer()
  const calls: string[] = []
  const stopIntercepting = intercept((name, work) => {
    if (name.startsWith('auth') || name.startsWith('file remove')) calls.push(name.split('/')[0] ?? '')
    return work()
  })
  try {
    await deleteAccount(user.id, adminUid)
  } finally {
    stopIntercepting()
  }
  expect(calls).toEqual([
    // only a confirmed address is told
    'auth users',
    'auth disable',
    'auth revoke',
    'file remove identity',
    'file remove identity',
    'auth remove',
  ])
})
