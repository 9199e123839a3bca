// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { findSamples } from 'domain/content/opening/opening-points.ts'
import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import type { Content } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test } from 'vitest'
import { app } from '../../../functions/src/app.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { suspendUser } from '../../../functions/src/members/suspend-user.ts'
import { closeSite, openSite as openNewSite, readOpening } from '../../../functions/src/site/opening.ts'
import { readContent } from '../../../functions/src/site/read-content.ts'
import { readSiteData } from '../../../functions/src/site/read-site-data.ts'
import { requestPublish } from '../../../functions/src/site/request-publish.ts'
import { storeContent } from '../../../functions/src/site/store-content.ts'
import { api } from '../../support/addresses.ts'
import { storingNothing } from '../../support/admin.ts'
import { gift, message } from '../../support/forms.ts'
import { serveHere } from '../../support/in-process.ts'
import { openSite as makeSite, published, refs } from '../../support/publishing.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { registerAdminHere } from '../../support/register-here.ts'
import { JSON_TYPE } from '../../support/visitors.ts'

const admin = await registerAdminHere()
const NOW = '2026-11-26T09:00:00.000Z'

beforeEach(async () => {
  for (const document of await refs.site.listDocuments()) await document.delete()
})

const isOpen = async () => (await readOpening()).isOpen
const isClosed = async () => (await readSiteData(new Date())).isClosed
const store = (part: keyof Content, fields: object) => storeContent(part, fields, { by: OPERATOR, now: NOW })

/** Enters what every site needs, and leaves out every sample. */
async function enterEverything() {
  for (const { part, fields } of findSamples(samples)) await store(part, fields)
  await store('organisation', { name: 'Chamber', phone: '+92 992 111 111', email: 'desk@chamber.example' })
  await store('privacy', { contact: { name: 'Hina Swati', email: '' } })
}

test('a new project is closed before and after its first publication, also if somebody asked for all pages first', async () => {
  expect(await isOpen()).toBe(false)
  expect(await isClosed()).toBe(true)
  const site = await makeSite()
  await requestPublish({ by: OPERATOR, isWhole: true })
  expect(await isOpen()).toBe(false)
  await site.publish()
  await site.publishLater()
  expect(await published()).toMatchObject({ startsClosed: true, problem: null })
  expect((await published()).release).not.toBe('')
  expect(await isOpen()).toBe(false)
  expect(await isClosed()).toBe(true)
})

test('a site that published before sites were opened is open and stays so, whatever it stored', async () => {
  const site = await makeSite()
  const { startsClosed: _mark, ...earlier } = await site.publish().then(published)
  await refs.published.set(earlier)
  expect(await isOpen()).toBe(true)
  expect(await isClosed()).toBe(false)
  await site.publishLater()
  expect(await isOpen()).toBe(true)
  expect(await openNewSite(admin)).toEqual({ openedAt: '' })
  // even one that has never published successfully
  await refs.published.set({ ...earlier, release: '', manifest: '', at: '', readAt: '' })
  expect(await isOpen()).toBe(true)
})

test('a closed site takes no donations, by card or not, and other forms work', async () => {
  const { origin, close } = await serveHere(app)
  const send = (address: string, body: object) =>
    fetch(origin + address, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) })
  for (const way of [{}, { payment_method: 'card', payment_token: 'sandbox-1' }]) {
    const refused = await storingNothing(() => send(api.donations, gift(way)))
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ detail: en.forms.notOpen })
  }
  expect((await send(api.contact, message())).status).toBe(201)
  await refs.opening.set({ openedAt: NOW, openedBy: admin })
  expect((await send(api.donations, gift())).status).toBe(201)
  close()
})

test('a site is not opened while something is missing or a sample, and nothing is stored', async () => {
  await expectRefusal(openNewSite(admin), 409, en.site.notReady)
  await enterEverything()
  await store('counters', samples.counters)
  await expectRefusal(openNewSite(admin), 409, en.site.notReady)
  expect((await refs.opening.get()).exists).toBe(false)
  expect((await refs.site.doc('services').get()).exists).toBe(false)
  await store('counters', { ...samples.counters, donations: 1, raisedDollars: 2, volunteers: 3, projects: 4 })
  expect(await openNewSite(admin, NOW)).toEqual({ openedAt: NOW })
})

test('opening stores every part as it is shown, asks for new pages, is logged, and happens once', async () => {
  await enterEverything()
  const before = await readContent()
  const version = async () => (await refs.versions.doc('site').get()).data()?.version ?? 0
  const raised = await version()
  expect(await openNewSite(admin, NOW)).toEqual({ openedAt: NOW })
  expect(await openNewSite(admin)).toEqual({ openedAt: NOW })
  expect((await refs.opening.get()).data()).toEqual({ openedAt: NOW, openedBy: admin })
  expect(await version()).toBe(raised + 1)
  expect(await isClosed()).toBe(false)
  const stored = await Promise.all(CONTENT_PARTS.map((part) => refs.site.doc(part).get()))
  expect(stored.map((part) => part.exists)).not.toContain(false)
  const withoutFormat = (content: object) =>
    Object.fromEntries(Object.entries(content).map(([part, { format: _format, ...rest }]) => [part, rest]))
  expect(withoutFormat((await readContent()).content)).toEqual(withoutFormat(before.content))
  const lines = (await refs.audit.where('action', '==', 'site:open').get()).docs.map((line) => line.data())
  expect(lines.filter(({ at }) => at === NOW && lines.length > 0)).toContainEqual({
    actor: admin,
    action: 'site:open',
    target: 'site',
    at: NOW,
    details: [],
  })
})

test('a part that is newer than the opening has no sample', async () => {
  await enterEverything()
  await openNewSite(admin)
  await refs.site.doc('aims').delete()
  const { content } = await readSiteData(new Date())
  expect(content.aims).toMatchObject({ story: '', values: [] })
})

test('somebody whose right was withdrawn meanwhile opens nothing', async () => {
  await enterEverything()
  const other = await registerAdminHere()
  await suspendUser(other, { by: admin, reason: 'Leaves.' })
  await expectRefusal(openNewSite(other), 403, en.server.forbidden)
  expect(await isOpen()).toBe(false)
})

test('closing an open site holds at once, is logged, asks for new pages, and opening ends it', async () => {
  await enterEverything()
  await openNewSite(admin, NOW)
  const version = async () => (await refs.versions.doc('site').get()).data()?.version ?? 0
  const raised = await version()
  const later = '2026-11-27T09:00:00.000Z'
  await closeSite(admin, 'A wrong account.', later)
  expect((await refs.opening.get()).data()).toEqual({
    openedAt: NOW,
    openedBy: admin,
    closed: { at: later, by: admin, reason: 'A wrong account.' },
  })
  expect(await version()).toBe(raised + 1)
  expect(await isClosed()).toBe(true)
  const lines = await refs.audit.where('action', '==', 'site:close').get()
  expect(lines.docs.map((line) => line.data())).toEqual([
    { actor: admin, action: 'site:close', target: 'site', at: later, details: [] },
  ])
  const { origin, close } = await serveHere(app)
  const body = JSON.stringify(gift())
  const refused = await storingNothing(() =>
    fetch(origin + api.donations, { method: 'POST', headers: JSON_TYPE, body }),
  )
  expect(refused.status).toBe(409)
  close()

  // another reason, with the time of the first
  await closeSite(admin, 'Two wrong accounts.', '2026-11-28T09:00:00.000Z')
  expect((await refs.opening.get()).data()).toMatchObject({
    closed: { at: later, reason: 'Two wrong accounts.' },
  })

  expect(await openNewSite(admin, '2026-11-29T09:00:00.000Z')).toEqual({
    openedAt: '2026-11-29T09:00:00.000Z',
  })
  expect((await refs.opening.get()).data()).toEqual({
    openedAt: '2026-11-29T09:00:00.000Z',
    openedBy: admin,
  })
  expect(await isClosed()).toBe(false)
})

test('a site that published before sites were opened can be closed, and opens once nothing is a sample', async () => {
  const site = await makeSite()
  const { startsClosed: _mark, ...earlier } = await site.publish().then(published)
  await refs.published.set(earlier)
  await closeSite(admin, 'A wrong account.', NOW)
  expect((await refs.opening.get()).data()).toMatchObject({ openedAt: '', closed: { at: NOW } })
  expect(await isOpen()).toBe(false)
  await expectRefusal(openNewSite(admin), 409, en.site.notReady)
  await enterEverything()
  await openNewSite(admin)
  expect(await isOpen()).toBe(true)
})

test('closing a site that was never opened changes nothing', async () => {
  await makeSite().then((site) => site.publish())
  await closeSite(admin, 'Not yet.')
  expect((await refs.opening.get()).exists).toBe(false)
  expect(await isOpen()).toBe(false)
})

test('somebody whose right was withdrawn meanwhile closes nothing', async () => {
  await enterEverything()
  await openNewSite(admin)
  const other = await registerAdminHere()
  await suspendUser(other, { by: admin, reason: 'Leaves.' })
  await expectRefusal(closeSite(other, 'Out of spite.'), 403, en.server.forbidden)
  expect(await isOpen()).toBe(true)
})
