import type { UploadedPicture } from 'domain/api/managed-posts.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import { sendPicture } from '#lib/firebase/send-picture.ts'
import { HttpError } from '#lib/http/http.ts'
import { show } from '#testing/show.tsx'
import { EditorOf, type Edited } from '../testing/editor-of.tsx'

vi.mock('#lib/firebase/send-picture.ts', { spy: true })
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePictures: () => ({}) }))

const ADDRESS = '/media/site/team/0123456789abcdef-960.webp'
const SENT = { image: ADDRESS, width: 960, height: 960 }
beforeEach(() => localStorage.clear())

let seen: Edited
const leaders = () => seen.parts.all.team.content['leaders'] as { name: string; image: string }[]
const portrait = page.getByLabelText(/^Portrait/)

async function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 60 })
  canvas.getContext('2d')
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob ?? ''], 'portrait.jpg', { type: 'image/jpeg' })
}

/** Opens the first leader in the form of the team, and controls the end of the upload. */
async function openFirst() {
  const sent = deferred<UploadedPicture>()
  const signals: AbortSignal[] = []
  vi.mocked(sendPicture).mockImplementation((_address, _file, { onProgress, signal }) => {
    signals.push(signal)
    onProgress(40)
    return sent.promise
  })
  await show(<EditorOf part="team" onRender={(now) => (seen = now)} />)
  await page.getByRole('button', { name: 'Edit: Nasreen Akhtar' }).click()
  await userEvent.upload(portrait, await picture())
  await expect.element(page.getByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible()
  return { sent, signals }
}

test('an uploading portrait stays with its leader when the leader is moved', async () => {
  const { sent } = await openFirst()
  // a part with a running upload is not published
  await expect.poll(() => Object.keys(seen.errors.team ?? {})).toEqual(['leaders[0].image'])
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Move down: Nasreen Akhtar' }).click()
  sent.resolve(SENT)
  await expect.poll(() => leaders().map(({ image }) => image)).toEqual(['', ADDRESS, ''])
  await expect.poll(() => seen.errors.team).toEqual({})
  // shown from the local file
  expect(JSON.stringify(seen.shown)).toMatch(/"image":"blob:/)
})

test('Stop cancels the upload and restores the previous picture', async () => {
  const { signals } = await openFirst()
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(signals[0]?.aborted).toBe(true)
  expect(leaders()[0]?.image).toBe('')
  await expect.element(portrait).toHaveFocus()
})

test('a failed upload says why, can be sent again, and the picture can be removed', async () => {
  const { sent } = await openFirst()
  sent.resolve(Promise.reject(new HttpError(503, { detail: en.server.busy })))
  await expect.element(page.getByText(en.server.busy)).toBeVisible()
  vi.mocked(sendPicture).mockResolvedValueOnce(SENT)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => leaders()[0]?.image).toBe(ADDRESS)
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  expect(leaders()[0]?.image).toBe('')
  await expect.element(portrait).toHaveFocus()
})

test('a file that is not a picture is rejected before it is sent', async () => {
  await show(<EditorOf part="team" onRender={(now) => (seen = now)} />)
  await page.getByRole('button', { name: 'Edit: Nasreen Akhtar' }).click()
  await userEvent.upload(portrait, new File(['no picture'], 'portrait.jpg', { type: 'image/jpeg' }))
  await expect.element(page.getByText(en.field.notAnImage)).toBeVisible()
  expect(leaders()[0]?.image).toBe('')
})

test('a picture of a story is sent for its part, and written into the text', async () => {
  const address = '/media/site/giving/0123456789abcdef-480.webp'
  vi.mocked(sendPicture).mockResolvedValueOnce({ image: address, width: 60, height: 60 })
  await show(<EditorOf part="giving" wanted="stories[0].story" onRender={(now) => (seen = now)} />)
  const story = page.getByLabelText('Story', { exact: true })
  await expect.element(story).toHaveFocus()
  await story.fill('Books')
  const tools = page.elementLocator(document.querySelector(`[aria-controls='${story.element().id}']`)!)
  await expect.element(tools.getByRole('button', { name: 'Heading' })).toBeVisible()
  await tools.getByRole('button', { name: 'Picture' }).click()
  const box = page.getByRole('group', { name: 'Picture' })
  await userEvent.upload(box.getByLabelText('Picture for the text'), await picture())
  await box.getByLabelText('Description of the picture').fill('Seven books')
  await box.getByRole('button', { name: 'Insert picture' }).click()
  await expect.element(story).toHaveValue(`Books\n\n![Seven books](${address}#60x60)\n\n`)
  expect(vi.mocked(sendPicture).mock.lastCall?.[0]).toBe('/api/auth/site/giving/pictures/')
  await expect.poll(() => seen.errors.giving).toEqual({})
})
