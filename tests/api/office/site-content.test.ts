import { beforeEach, expect, test } from 'vitest'
import { samples } from 'domain/content/samples.ts'
import { rule } from 'domain/values/rule.ts'
import { refs } from '../../support/publishing.ts'

const { readContent } = await import('../../../functions/src/site/read-content.ts')
const { readOrganisation } = await import('../../../functions/src/mail/read-organisation.ts')
const { storeContent } = await import('../../../functions/src/site/store-content.ts')
const { OPERATOR } = await import('../../../functions/src/http/transact-as.ts')

const { organisation } = samples
const PHONE = '+92 992 111 111'

beforeEach(async () => {
  for (const document of await refs.site.listDocuments()) await document.delete()
})

const version = async () => (await refs.versions.doc('site').get()).data()?.version ?? 0

test('stored content appears on the site, and only the event of its document raises the version', async () => {
  expect((await readContent()).content).toEqual(samples)
  const before = await version()
  await storeContent('organisation', { phone: PHONE }, { by: OPERATOR })
  expect((await readContent()).content).toEqual({
    ...samples,
    organisation: { ...organisation, phone: PHONE },
  })
  expect(await version()).toBe(before)
})

test('the audit log names the changed fields and none of their values', async () => {
  const at = new Date().toISOString()
  await storeContent('organisation', { ...organisation, phone: PHONE }, { by: OPERATOR, now: at })
  const { docs } = await refs.audit.where('at', '==', at).get()
  expect(docs.map((line) => line.data())).toEqual([
    { actor: OPERATOR, action: 'site:update', target: 'organisation', at, details: ['phone'] },
  ])
})

test('a save without changes is neither stored nor logged', async () => {
  await storeContent('organisation', organisation, { by: OPERATOR })
  expect((await refs.site.doc('organisation').get()).exists).toBe(false)
})

test('of two changes to the same revision of a part the second is rejected', async () => {
  const first = await storeContent('organisation', { phone: PHONE }, { by: OPERATOR, revision: 0 })
  expect(first).toEqual({ part: 'organisation', revision: 1, content: { ...organisation, phone: PHONE } })
  const second = { city: 'Haripur' }
  const told = storeContent('organisation', second, { by: OPERATOR, revision: 0 })
  await expect(told).rejects.toMatchObject({ status: 412 })
  await storeContent('organisation', second, { by: OPERATOR, revision: 1 })
  const { updatedAt, ...stored } = (await refs.site.doc('organisation').get()).data() ?? {}
  expect(stored).toEqual({ ...organisation, phone: PHONE, ...second, revision: 2, updatedBy: OPERATOR })
  expect(Date.parse(String(updatedAt))).toBeGreaterThan(0)
  // visitors see neither the revision nor the editor
  expect((await readContent()).content.organisation).toEqual({ ...organisation, phone: PHONE, ...second })
})

test('ten thousand items in any list are rejected at once', async () => {
  const started = performance.now()
  for (const [part, list] of [
    ['causes', 'causes'],
    ['services', 'trades'],
    ['giving', 'stories'],
  ] as const)
    for (const item of [{}, 1, samples.causes.causes[0]])
      await expect(
        storeContent(part, { [list]: Array(10_000).fill(item) }, { by: OPERATOR }),
      ).rejects.toMatchObject({ status: 400 })
  expect(performance.now() - started).toBeLessThan(2_000)
})

test('content that fails its schema is rejected with the names of its fields, and nothing is stored', async () => {
  const before = await version()
  const sent = { ...organisation, phone: '', map: 'javascript:alert(1)' }
  await expect(storeContent('organisation', sent, { by: OPERATOR })).rejects.toMatchObject({
    status: 400,
    detail: { phone: [rule('missing')], map: [rule('map')] },
  })
  expect((await refs.site.doc('organisation').get()).exists).toBe(false)
  expect(await version()).toBe(before)
})

test.each([
  ['admin', true, undefined],
  ['admin', false, 403],
  ['team', true, 403],
  ['member', true, 403],
] as const)('%s, approved: %j: storing returns %j', async (role, is_approved, status) => {
  const user = refs.users.doc('somebody')
  await user.set({ role, is_approved, deleting: false } as never)
  const storing = storeContent('counters', { projects: 48 }, { by: user.id })
  if (status) await expect(storing).rejects.toMatchObject({ status })
  else await storing
  expect((await refs.site.doc('counters').get()).exists).toBe(!status)
})

test('a stored part that fails its schema keeps its live version, and the other parts are published', async () => {
  const live = { organisation: { ...organisation, phone: PHONE } }
  await refs.site.doc('organisation').set({ phone: 'a'.repeat(31) })
  await refs.site.doc('counters').set({ ...samples.counters, projects: 48 })
  expect(await readContent(live)).toEqual({
    content: { ...samples, ...live, counters: { ...samples.counters, projects: 48 } },
    leftOut: ['site/organisation'],
  })
})

test('the format of a part stays with its texts, also while the part stays as it is live', async () => {
  await storeContent('aims', { mission: '**To help**' }, { by: OPERATOR })
  const live = { ...samples.aims, mission: '**To help**', format: 'markdown' as const }
  expect((await readContent()).content.aims).toEqual(live)
  await refs.site.doc('aims').set({ mission: '' })
  expect(await readContent({ aims: live })).toEqual({
    content: { ...samples, aims: live },
    leftOut: ['site/aims'],
  })
})

test('a stored part that fails its schema and was never live blocks publishing and names its fields', async () => {
  await refs.site.doc('organisation').set({ phone: 'a'.repeat(31), social: { facebook: 'me' } })
  await expect(readContent()).rejects.toMatchObject({
    code: 'content',
    detail: 'organisation: phone, social.facebook',
  })
})

test('mails use the stored content of the office even if it breaks a newer rule, and never the sample', async () => {
  expect(await readOrganisation()).toEqual(organisation)
  const phone = 'a'.repeat(31)
  await refs.site.doc('organisation').set({ ...organisation, phone })
  expect(await readOrganisation()).toEqual({ ...organisation, phone })
  await refs.site.doc('organisation').set({ phone: 7 })
  await expect(readOrganisation()).rejects.toThrow('site/organisation cannot be read: phone')
})

test('that admins need no codes any more asks for a fresh sign-in, and nothing else about codes does', async () => {
  const beforeRisk = () => {
    throw new Error('sign in again')
  }
  const change = (fields: object) => storeContent('organisation', fields, { by: OPERATOR, beforeRisk })
  await change({ adminCodes: 'required' })
  await change({ adminCodes: 'required', phone: PHONE })
  await expect(change({ adminCodes: 'optional' })).rejects.toThrow('sign in again')
  expect((await refs.site.doc('organisation').get()).data()).toMatchObject({
    adminCodes: 'required',
    phone: PHONE,
  })
})

test('a new bank account sends a mail to every admin with rights, and other changes send none', async () => {
  const person = (name: string, fields: object) =>
    refs.users.doc(name).set({
      role: 'admin',
      is_approved: true,
      deleting: false,
      email: `${name}@example.org`,
      first_name: name,
      full_name: `${name} Khan`,
      language: 'en',
      ...fields,
    } as never)
  await person('Gul', {})
  await person('Saba', {})
  await person('Former', { is_approved: false })
  await person('Paused', { suspended: { at: '', by: 'Gul', reason: 'Fee' } })
  const told = async () =>
    (await refs.mail.where('template', '==', 'bankChanged').get()).docs.map((mail) => mail.data())

  await storeContent('organisation', { phone: PHONE }, { by: 'Gul' })
  expect(await told()).toEqual([])
  const bank = { ...organisation.bank, accountTitle: 'Somebody else' }
  const refuse = () => {
    throw new Error('sign in again')
  }
  await expect(storeContent('organisation', { bank }, { by: 'Gul', beforeRisk: refuse })).rejects.toThrow(
    'sign in again',
  )
  expect(await told()).toEqual([])
  await storeContent('organisation', { bank }, { by: 'Gul' })
  const mails = await told()
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['Gul@example.org', 'Saba@example.org'])
  expect(mails[0]?.data).toMatchObject({ name: 'Gul Khan' })
  // no mail contains the account number
  expect(JSON.stringify(mails)).not.toContain('Somebody else')

  const ways = [{ label: 'JazzCash', accountTitle: '', number: '0300 1234567', note: '' }]
  await storeContent('organisation', { ways }, { by: 'Gul', now: '2030-01-01T00:00:00.000Z' })
  expect(await told()).toHaveLength(4)
})
