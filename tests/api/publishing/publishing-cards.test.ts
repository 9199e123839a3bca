// This import comes first, since the others read the project id.
import '../../support/own-project.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listFiles as listStored, removeFiles, saveFile } from '../../../functions/src/cloud/files.ts'
import {
  callsDuring,
  deletePost,
  listFiles,
  openSite,
  published,
  removeManifests,
  savePost,
  type TestSite,
} from '../../support/publishing.ts'
import { tinyRenderer } from '../../support/tiny-renderer.ts'

async function openSiteWithCards(): Promise<TestSite> {
  await removeFiles(await listStored('share/'))
  return openSite({ renderer: tinyRenderer({ hasCards: true }) })
}

const cardsIn = async ({ folder }: TestSite) =>
  (await readdir(folder, { recursive: true })).filter((path) => path.startsWith('share/')).toSorted()

/** Returns the card that a post's page names, as its file's path. */
async function cardOf(site: TestSite, n: number): Promise<string | undefined> {
  const page = (await listFiles(site.folder)).get(`/blog-details/post-${n}.html`)
  return /share\/\w+\.jpg/.exec(page ?? '')?.[0]
}

const isDrawn = (call: string) => call.startsWith('file save share/')

test('a new post names its card in the release that brings the post', async () => {
  const site = await openSiteWithCards()
  await savePost(1)
  await site.publish()
  const card = await cardOf(site, 1)
  expect(await cardsIn(site)).toEqual([card])
  const bytes = await readFile(join(site.folder, card!))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThanOrEqual(200_000)
})

test('a release draws at most 20 cards, and the next ones draw the rest', async () => {
  const site = await openSiteWithCards()
  for (let n = 1; n <= 23; n += 1) await savePost(n)
  const calls = await callsDuring('', site.publish)
  expect(calls.filter(isDrawn)).toHaveLength(23)
  const beforeFirst = calls.slice(0, calls.indexOf('folder mark')).filter(isDrawn)
  expect(beforeFirst).toHaveLength(20)
  expect(await cardsIn(site)).toHaveLength(23)
  expect(await cardOf(site, 1)).toBeDefined()
  expect((await published()).later).toBe(0)
})

test('a card is drawn once, even if nothing is known of the live release', async () => {
  const site = await openSiteWithCards()
  await savePost(1)
  await site.publish()
  await removeManifests()
  await savePost(2)
  const calls = await callsDuring('', site.publish)
  expect(calls.filter(isDrawn)).toHaveLength(1)
  expect(await cardsIn(site)).toHaveLength(2)
})

test('the card of a changed title, and of a deleted post, is neither on the site nor stored', async () => {
  const site = await openSiteWithCards()
  await savePost(1)
  await savePost(2)
  await site.publish()
  const before = await cardOf(site, 1)
  await savePost(1, { title: 'Another title' })
  await deletePost(2)
  await site.publish()
  const after = await cardOf(site, 1)
  expect(after).not.toBe(before)
  expect(await cardsIn(site)).toEqual([after])
  expect(await listStored('share/')).toEqual([after])
})

test('a photograph is on its card, and a missing or broken one leaves the pattern', async () => {
  const site = await openSiteWithCards()
  const red = sharp({ create: { width: 960, height: 600, channels: 3, background: '#ff0000' } })
  const bytes = await red.webp().toBuffer()
  await saveFile({ path: 'media/blogs/post-1/red-960.webp', bytes, contentType: 'image/webp' })
  await saveFile({
    path: 'media/blogs/post-2/broken-960.webp',
    bytes: bytes.subarray(0, 40),
    contentType: 'image/webp',
  })
  for (const [n, name] of [
    [1, 'red'],
    [2, 'broken'],
    [3, 'missing'],
  ] as const)
    await savePost(n, { image: `/media/blogs/post-${n}/${name}-960.webp` })
  await site.publish()
  expect((await published()).problem).toBeNull()
  for (const [n, isRed] of [
    [1, true],
    [2, false],
    [3, false],
  ] as const) {
    const card = sharp(join(site.folder, (await cardOf(site, n))!))
    const pixel = await card.extract({ left: 1_190, top: 300, width: 1, height: 1 }).raw().toBuffer()
    expect(pixel[0]! > 240 && pixel[1]! < 20, `post ${n}`).toBe(isRed)
  }
})
