import { expect, test } from 'vitest'
import { api } from 'domain/api.ts'
import { origin } from '../support/client.ts'

const cacheOf = async (path: string) => (await fetch(origin + path)).headers.get('cache-control')

// without a word of ours Hosting lets browsers keep a page for an hour, which after a deploy asks for scripts that are gone
test.each(['/home', '/signup', '/dashboard', '/nothing-here'])(
  '%s is asked for anew each time',
  async (path) => {
    expect(await cacheOf(path)).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
  },
)

test('what has a hash in its name is kept, and functions decide for themselves', async () => {
  const [, script] = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${origin}/home`)).text()) ?? []
  expect(await cacheOf(script ?? '')).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf(api.blogs)).toContain('s-maxage=60')
  expect(await cacheOf(api.profile)).toBe('private, no-store')
})

test.each(['/app', '/index', '/nothing-here', '/home/nothing-here'])('nothing stands at %s', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404)
})

test.each(['/%E0%A4%A', '/%', `${api.blogs}%E0%A4%A/`])(
  '%s cannot be decoded and harms nobody',
  async (path) => {
    const { status } = await fetch(origin + path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect((await fetch(`${origin}/home`)).status).toBe(200)
  },
)
