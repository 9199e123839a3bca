import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { stubFetch, unreachable } from '#testing/stub-fetch.ts'
import { PersonPicture } from './person-picture.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: () => Promise.resolve('her token') }))

const PHOTO = '/api/auth/users/1/documents/profile_image/?v=1'

const showPicture = (profile_image: string) =>
  show(
    <main>
      <PersonPicture user={{ username: 'palwasha', full_name: 'Palwasha Khan', profile_image }} />
    </main>,
  )

const image = () => page.getByRole('main').element().querySelector('img')
const figure = () => page.getByRole('main').element().querySelector('svg path')

const consoleError = vi.spyOn(console, 'error')
afterEach(() => consoleError.mockClear())

async function photograph() {
  const canvas = new OffscreenCanvas(60, 75)
  canvas.getContext('2d')?.fillRect(0, 0, 60, 75)
  return new Response(await canvas.convertToBlob({ type: 'image/jpeg' }))
}

test('a photograph is fetched with the token, once for two places, and shown square', async () => {
  const fetched = stubFetch(photograph)
  const user = { username: 'palwasha', full_name: 'Palwasha Khan', profile_image: PHOTO }
  await show(
    <main>
      <PersonPicture user={user} />
      <PersonPicture user={user} size="medium" />
    </main>,
  )
  await expect.poll(() => document.querySelectorAll('main img')).toHaveLength(2)
  expect(image()?.src).toMatch(/^blob:/)
  expect(image()?.clientWidth).toBe(image()?.clientHeight)
  expect(fetched).toHaveBeenCalledOnce()
  const [address, init] = fetched.mock.calls[0] ?? []
  expect(address).toBe(PHOTO)
  expect(init?.headers).toEqual({ authorization: 'Bearer her token' })
})

test.each([
  ['is no picture', () => new Response('no picture', { headers: { 'content-type': 'image/jpeg' } })],
  ['is gone', () => Response.json({ detail: 'Not found' }, { status: 404 })],
  ['cannot be reached', unreachable],
])('a photograph that %s leaves her figure in its place, and nothing is complained of', async (_, answer) => {
  const fetched = stubFetch(answer)
  await showPicture(PHOTO)
  await expect.poll(() => fetched.mock.settledResults.length).toBe(1)
  await expect.poll(figure).not.toBeNull()
  expect(image()).toBeNull()
  expect(consoleError).not.toHaveBeenCalled()
})

test('a photograph that was never given is not asked for', async () => {
  const fetched = stubFetch(photograph)
  await showPicture('')
  await expect.poll(figure).not.toBeNull()
  expect(fetched).not.toHaveBeenCalled()
})
