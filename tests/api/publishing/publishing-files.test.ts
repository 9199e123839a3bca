// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileAddress } from 'domain/files/office-file.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import { beforeEach, expect, test } from 'vitest'
import { addFile, changeFile, removeFile } from '../../../functions/src/files/store-file.ts'
import { removeFiles, listFiles as listStored } from '../../../functions/src/cloud/files.ts'
import { OPERATOR } from '../../../functions/src/http/transact-as.ts'
import { pdfOf } from '../../support/files.ts'
import {
  openSite,
  published,
  raise,
  refs,
  removeManifests,
  savePost,
  type TestSite,
} from '../../support/publishing.ts'

const FIELDS = {
  title: 'Circular',
  date: '2026-11-20',
  readers: 'everybody',
  languages: '',
  upload: '',
} as const

const add = (words: string, readers: OfficeFile['readers'] = 'everybody', bytes = 200) =>
  addFile({ fields: { ...FIELDS, title: words, readers }, file: pdfOf(words, bytes) }, OPERATOR)
const at = ({ folder }: TestSite, file: OfficeFile) => join(folder, fileAddress(file))
const contentAt = async (site: TestSite, file: OfficeFile) =>
  existsSync(at(site, file)) ? readFile(at(site, file)) : undefined

beforeEach(async () => {
  await removeFiles(await listStored('files/'))
  await refs.officeFiles.delete()
})

test('a release has the files for everybody at their addresses, and none of those for members', async () => {
  const site = await openSite()
  const [open, closed] = [await add('open'), await add('closed', 'members')]
  await site.publish()
  expect(await contentAt(site, open)).toEqual(pdfOf('open'))
  expect(await contentAt(site, closed)).toBeUndefined()
  expect(existsSync(join(site.folder, `files/${closed.id}`))).toBe(false)
})

test('a file that is deleted, or only for members now, is gone with the next release', async () => {
  const site = await openSite()
  const [deleted, closed] = [await add('deleted'), await add('closed')]
  await site.publish()
  await removeFile(deleted.id, OPERATOR)
  await changeFile(closed.id, { fields: { readers: 'members' } }, OPERATOR)
  await site.publish()
  for (const file of [deleted, closed]) expect(await contentAt(site, file)).toBeUndefined()
})

test('a deleted file is gone even if nothing is known of the live release', async () => {
  const site = await openSite()
  const file = await add('known')
  await site.publish()
  await removeManifests()
  await removeFile(file.id, OPERATOR)
  await site.publish()
  expect(await contentAt(site, file)).toBeUndefined()
})

test('a replaced file has its new content at the same address', async () => {
  const site = await openSite()
  const file = await add('old')
  await site.publish()
  await changeFile(file.id, { fields: {}, file: pdfOf('new') }, OPERATOR)
  await site.publish()
  expect(await contentAt(site, file)).toEqual(pdfOf('new'))
})

test('an unchanged file is not read again, and never two large ones are in memory', async () => {
  const site = await openSite()
  const batches: number[] = []
  const { begin } = site.target
  site.target.begin = async (goOn) => {
    const draft = await begin(goOn)
    return {
      ...draft,
      put: (files) => {
        batches.push(files.filter(({ content }) => content.length > 1_000_000).length)
        return draft.put(files)
      },
    }
  }
  for (const words of ['one', 'two', 'three']) await add(words, 'everybody', 2_000_000)
  await site.publish()
  expect(batches.filter((large) => large > 0)).toEqual([1, 1, 1])
  batches.length = 0
  await savePost(1)
  await site.publish()
  expect(batches.filter((large) => large > 0)).toEqual([])
})

test('a file whose content is missing is named and does not stop the others', async () => {
  const site = await openSite()
  const [lost, there] = [await add('lost'), await add('there')]
  await removeFiles(await listStored(`files/${lost.id}/`))
  await raise('site')
  await site.publish()
  expect(await contentAt(site, there)).toEqual(pdfOf('there'))
  expect(await published()).toMatchObject({ problem: null, leftOut: [`files/${lost.id}`] })
})
