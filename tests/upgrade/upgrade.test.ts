import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localSecrets } from '../../emulators/config/functions-env.ts'
import { accounts } from '../../emulators/seed/accounts.ts'
import { openProject } from '../../functions/scripts/backup/open-project.ts'
import { readArchive, restore } from '../../functions/scripts/backup/restore.ts'
import { asRestored } from '../../functions/scripts/backup/write-everything.ts'
import { Archive } from '../../functions/src/backup/archive.ts'
import { backUp } from '../../functions/src/backup/back-up.ts'
import { DASHBOARD_VIEWS } from '../screenshots/dashboard-views.ts'
import { api } from '../support/addresses.ts'
import { adminToken, refs } from '../support/admin.ts'
import { call } from '../support/client.ts'
import { origin, requireEnv } from '../support/environment.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectHydrated } from '../support/hydration.ts'
import { gift } from '../support/forms.ts'
import { runJob } from '../support/jobs.ts'
import { sitemap } from '../support/links.ts'
import { EARLIER_PROJECT } from './earlier-data.ts'
import { publicRoutes } from '../support/routes.ts'

// These tests run on data that an earlier version stored (earlier-data.ts).

test.describe.configure({ mode: 'serial' })

/** A page of the published site in the earlier data. */
const isPost = (address: string) => address.startsWith('/blog-details/')

test('the site is published from the earlier data, and every page opens', async ({ page, complaints }) => {
  test.setTimeout(300_000)
  await expect
    .poll(
      async () => {
        await runJob('publishEveryMinute')
        return (await sitemap()).filter(isPost).length
      },
      { timeout: 120_000 },
    )
    .toBe(10)
  complaints.allow(/status of 404/)
  for (const { address, status } of publicRoutes)
    await test.step(address, async () => {
      expect((await expectHydrated(page, address))?.status()).toBe(status ?? 200)
    })
  for (const address of await sitemap()) expect((await fetch(origin + address)).status, address).toBe(200)
})

test('the site is open, since an earlier version published it', async () => {
  const home = await (await fetch(`${origin}/home`)).text()
  expect(home).not.toContain('noindex')
  expect(home).not.toContain('This site is not open.')
  expect((await call('POST', api.donations, { json: gift() })).status).toBe(201)
})

test.beforeAll(async () => {
  // the last event of the earlier data ends in January 2027, and the list opens with those to come
  const [last] = (await refs.events.orderBy('date', 'desc').limit(1).get()).docs
  await last?.ref.update({ date: '2999-01-01' })
})

for (const [role, views] of Map.groupBy(DASHBOARD_VIEWS, ({ account }) => account))
  test(`every view and dialog of the ${role} opens`, async ({ openSignedIn }) => {
    test.setTimeout(300_000)
    const page = await openSignedIn(accounts[role])
    for (const { name, query = '', open, shows, isOfPhones } of views)
      await test.step(name, async () => {
        await page.setViewportSize({ width: isOfPhones ? 390 : 1280, height: 900 })
        await page.goto(`/dashboard${query}`)
        await open?.(page)
        await expect(shows(page)).toBeVisible()
      })
  })

test('an admin reads every user and every stored identity card', async () => {
  const token = await adminToken()
  const { body: users } = await call<{ id: string; full_name: string }[]>('GET', api.users, { token })
  expect(users.length).toBeGreaterThan(10)
  for (const { id } of users) {
    const { status, body } = await call<Record<string, string>>('GET', api.user(id), { token })
    expect(status).toBe(200)
    for (const name of ['cnic_front', 'cnic_back'] as const) {
      const path = body[name]
      if (!path) continue
      const file = await fetch(new URL(path, origin), { headers: { authorization: `Bearer ${token}` } })
      expect(file.headers.get('content-type'), path).toMatch(/^image\//)
    }
  }
})

/** Returns what an archive holds, by path or uid. */
async function contentsOf(
  path: string,
): Promise<Record<'documents' | 'people' | 'files', Record<string, unknown>>> {
  const found = { documents: {}, people: {}, files: {} } as Awaited<ReturnType<typeof contentsOf>>
  const archive = await Archive.open(path, localSecrets.BACKUP_KEY, 'read')
  for await (const { content, bytes } of archive.readAll()) {
    if (content.kind === 'documents')
      for (const document of content.documents) found.documents[document.path] = document.fields
    if (content.kind === 'people')
      for (const { localId, passwordHash, customAttributes } of content.people)
        found.people[localId] = { passwordHash, customAttributes }
    if (content.kind === 'files') found.files[content.path] = [content.metadata, bytes.toString('base64')]
  }
  await archive.close()
  return found
}

test('a backup of what earlier versions stored restores to the same', async () => {
  test.setTimeout(120_000)
  Object.assign(process.env, localSecrets)
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
  try {
    const [first, second] = [join(folder, 'first'), join(folder, 'second')]
    const counts = await backUp(await openProject(EARLIER_PROJECT), first)
    const other = await openProject(`${EARLIER_PROJECT}-restored`)
    // the emulator shows what it imported in every project
    const address = `http://${requireEnv('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${other.id}`
    await fetch(`${address}/databases/(default)/documents`, { method: 'DELETE' })
    const now = new Date()
    await restore(other, await readArchive(other, first), { now })
    await backUp(other, second)
    const [before, after] = [await contentsOf(first), await contentsOf(second)]
    const restored = Object.entries(before.documents).map(([path, fields]) => [
      path,
      asRestored({ path, fields: fields as Record<string, object> }, now).fields,
    ])
    expect(after).toEqual({ ...before, documents: Object.fromEntries(restored) as unknown })
    expect(counts.documents).toBeGreaterThan(100)
    expect(counts.people).toBeGreaterThan(10)
    expect(counts.files).toBeGreaterThan(10)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
