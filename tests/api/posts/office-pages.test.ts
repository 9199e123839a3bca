import '../../support/own-project.ts'
import type { OfficePage } from 'domain/pages/page.ts'
import type { PageInput } from 'domain/pages/page-schema.ts'
import { en } from 'domain/texts/en.ts'
import { rule } from 'domain/values/rule.ts'
import { beforeEach, expect, test } from 'vitest'
import { addFile } from '../../../functions/src/files/store-file.ts'
import { findLinks } from '../../../functions/src/files/handlers.ts'
import { publishScheduled } from '../../../functions/src/jobs/publish-scheduled.ts'
import { addPost } from '../../../functions/src/posts/add-post.ts'
import { changePost, removePost } from '../../../functions/src/posts/change-post.ts'
import { movePage } from '../../../functions/src/posts/office-pages.ts'
import { PAGES } from '../../../functions/src/posts/post-kind.ts'
import { listVersions, restoreVersion } from '../../../functions/src/posts/restore-version.ts'
import { readSiteData } from '../../../functions/src/site/read-site-data.ts'
import { refs } from '../../support/admin.ts'
import { registerAdminHere } from '../../support/register-here.ts'

const EDITOR = await registerAdminHere()

beforeEach(async () => {
  for (const document of await refs.pages.listDocuments()) await document.delete()
})

const fields = (name: string): PageInput => ({
  title: `Page ${name}`,
  name,
  description: 'Fees are due by January 31.',
  files: [],
  linked_in: 'none',
  is_published: true,
})
const add = (name: string, more: Partial<PageInput> = {}) =>
  addPost(PAGES, { fields: { ...fields(name), ...more } }, { uid: EDITOR, name: 'Nasreen Akhtar' })
const rename = (id: string, name: string) => changePost(PAGES, id, { fields: { name } }, EDITOR)
const stored = async (id: string) => (await refs.pages.doc(id).get()).data()
const names = async () => {
  const { pages = [] } = await readSiteData(new Date())
  return pages.map(({ name }) => name)
}
const taken = expect.objectContaining({ status: 400, detail: { name: [rule('idTaken')] } }) as Error

test('a new page comes last, and each can be moved up and down between the ends', async () => {
  const [one, two, three] = [await add('one'), await add('two'), await add('three')]
  expect(await names()).toEqual(['one', 'two', 'three'])
  await movePage(three.id, 'up', EDITOR)
  expect(await names()).toEqual(['one', 'three', 'two'])
  await movePage(one.id, 'up', EDITOR)
  await movePage(two.id, 'down', EDITOR)
  expect(await names()).toEqual(['one', 'three', 'two'])
  await movePage(one.id, 'down', EDITOR)
  expect(await names()).toEqual(['three', 'one', 'two'])
  await expect(movePage('nothing', 'up', EDITOR)).rejects.toMatchObject({ status: 404 })
  // a form that is open while somebody moves the page can still be saved
  await changePost(PAGES, one.id, { fields: { title: 'First' }, version: one.updatedAt }, EDITOR)
  expect(await names()).toEqual(['three', 'one', 'two'])
})

test('pages that are moved at once each end at a place of their own', async () => {
  const pages: OfficePage[] = []
  for (const name of ['one', 'two', 'three', 'four']) pages.push(await add(name))
  await Promise.all(pages.map(({ id }, n) => movePage(id, n % 2 ? 'up' : 'down', EDITOR)))
  const orders = await Promise.all(pages.map(async ({ id }) => (await stored(id))?.order))
  expect(new Set(orders)).toEqual(new Set([0, 1, 2, 3]))
})

test('of twelve pages that are made at once ten are stored, and the others say why not', async () => {
  const made = await Promise.allSettled(Array.from({ length: 12 }, (_none, n) => add(`page-${n}`)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const each of made) {
    if (each.status === 'fulfilled') continue
    expect(each.reason).toMatchObject({ status: 409 })
    const { detail } = each.reason as { detail: (texts: typeof en) => string }
    expect(detail(en)).toBe('There are 10 pages already. Please delete one first.')
  }
  expect((await refs.pages.count().get()).data().count).toBe(10)
  const [first] = await refs.pages.listDocuments()
  await removePost(PAGES, first?.id ?? '', EDITOR)
  await add('another')
})

test('of two pages with one name made at once one is stored', async () => {
  const made = await Promise.allSettled([add('fees'), add('fees')])
  expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(made.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken })
})

test('a name belongs to one page, also while that page is a draft', async () => {
  await add('fees', { is_published: false })
  await expect(add('fees')).rejects.toEqual(taken)
  const { id } = await add('dues')
  await expect(rename(id, 'fees')).rejects.toEqual(taken)
  expect(await stored(id)).toMatchObject({ name: 'dues', old_names: [] })
})

test.each(['Fees', 'fees and rules', 'fees_rules', '-fees', 'fees--2', 'فیس', 'a/b', '..', 'fees.html', ''])(
  'the name %j is refused',
  async (name) => {
    const { id } = await add('rules')
    const problem = name === '' ? rule('required', 'name') : rule('id')
    await expect(rename(id, name)).rejects.toMatchObject({ status: 400, detail: { name: [problem] } })
  },
)

test.each(['index', '404'])(
  'the name %s is reserved, since Hosting would show it elsewhere',
  async (name) => {
    const { id } = await add('rules')
    await expect(rename(id, name)).rejects.toEqual(taken)
  },
)

test('a renamed page keeps its old names, the latest first, and a name that it gets back is none', async () => {
  const { id } = await add('fees')
  await rename(id, 'dues')
  expect(await rename(id, 'yearly-fee')).toMatchObject({ old_names: ['dues', 'fees'] })
  expect(await rename(id, 'fees')).toMatchObject({ name: 'fees', old_names: ['yearly-fee', 'dues'] })
  await changePost(PAGES, id, { fields: { title: 'Fees' } }, EDITOR)
  expect(await stored(id)).toMatchObject({ name: 'fees', old_names: ['yearly-fee', 'dues'] })
})

test('a page that takes an old name of another page ends the redirect from there', async () => {
  const { id } = await add('election')
  await rename(id, 'election-2026')
  await add('election')
  expect(await stored(id)).toMatchObject({ name: 'election-2026', old_names: [] })
  // back again: the other page has the name now
  await expect(rename(id, 'election')).rejects.toEqual(taken)
})

test('a page keeps twenty old names at most, and forgets the oldest', async () => {
  const { id } = await add('name-0')
  for (let n = 1; n <= 22; n += 1) await rename(id, `name-${n}`)
  const { old_names: old = [] } = (await stored(id)) ?? {}
  expect(old).toHaveLength(20)
  expect([old[0], old.at(-1)]).toEqual(['name-21', 'name-2'])
})

test('the site gets published pages in their order, without drafts and without what cannot be shown', async () => {
  const { id } = await add('fees')
  await add('hall', { is_published: false })
  await add('rules')
  expect(await names()).toEqual(['fees', 'rules'])
  const versions = async () => (await readSiteData(new Date())).versions.pages
  const before = (await versions()) ?? 0
  await refs.pages.doc(id).update({ name: '../home' })
  await refs.versions.doc('pages').update({ version: before + 1 })
  const { pages, leftOut } = await readSiteData(new Date())
  expect(pages?.map(({ name }) => name)).toEqual(['rules'])
  expect(leftOut).toEqual([`pages/${id}`])
})

test('restoring an earlier version of a page changes neither its address nor its place', async () => {
  const { id } = await add('fees', { linked_in: 'footer' })
  await add('rules')
  await changePost(PAGES, id, { fields: { description: 'Fees are due by March 31.' } }, EDITOR)
  await changePost(PAGES, id, { fields: { name: 'dues', linked_in: 'about' } }, EDITOR)
  await movePage(id, 'down', EDITOR)
  // moving and renaming keep nothing
  const versions = await listVersions(PAGES, id)
  expect(versions).toHaveLength(1)
  await restoreVersion(PAGES, id, { kept: versions[0]?.id ?? '', editor: 'Nasreen Akhtar' }, EDITOR)
  expect(await stored(id)).toMatchObject({
    description: 'Fees are due by January 31.',
    name: 'dues',
    old_names: ['fees'],
    linked_in: 'about',
    order: 1,
  })
})

test('a scheduled page is published at its time, with its address', async () => {
  const at = new Date(Date.now() + 60_000)
  await add('election', { is_published: false, publish_at: at.toISOString() })
  expect(await names()).toEqual([])
  await publishScheduled(at)
  expect(await names()).toEqual(['election'])
})

test('a page keeps the files that exist, each once, and names them before one is deleted', async () => {
  const sent = {
    title: 'Ballot',
    date: '2027-03-01',
    readers: 'everybody',
    languages: '',
    upload: '',
  } as const
  const file = await addFile({ fields: sent, file: Buffer.from('%PDF-1.7 %%EOF') }, EDITOR)
  const { id } = await add('election', { files: [file.id, file.id, 'nothing'] })
  expect(await stored(id)).toMatchObject({ files: [file.id] })
  expect(await findLinks(file.id)).toEqual([{ kind: 'page', id, title: 'Page election' }])
})

test('a page of before files and formats is still shown', async () => {
  const { id } = await add('fees')
  const { files: _files, format: _format, ...before } = (await stored(id)) ?? {}
  await refs.pages.doc(id).set(before as never)
  await movePage((await add('rules')).id, 'up', EDITOR)
  expect(await names()).toEqual(['rules', 'fees'])
})
