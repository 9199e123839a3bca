import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { api } from '../../support/addresses.ts'
import { EDGE } from '../../support/client.ts'
import { origin } from '../../support/environment.ts'

const cacheOf = async (path: string) => (await fetch(origin + path)).headers.get('cache-control')

// By default Hosting allows browsers to cache a page for an hour. After a deployment such a page would request
// deleted scripts.
test.each(['/home', '/signup', '/dashboard', '/nothing-here'])(
  'browsers revalidate the page %s each time',
  async (path) => {
    expect(await cacheOf(path)).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
  },
)

test('files with a hash in their name are cached for ever, and responses of functions set their own caching', async () => {
  const [, script] = /src="\/assets\/([^"]+)"/.exec(await (await fetch(`${origin}/home`)).text()) ?? []
  const files = readdirSync('web/dist/assets')
  expect(files).toContain(script)
  for (const file of files)
    expect(await cacheOf(`/assets/${file}`), file).toBe('public, max-age=31536000, immutable')
  expect(await cacheOf(api.blogs)).toContain('s-maxage=60')
  expect(await cacheOf(api.profile)).toBe('private, no-store')
})

test('browsers ask for the service worker each time', async () => {
  const { status, headers } = await fetch(`${origin}/service-worker.js`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
})

test.each([
  ['/events.ics', 'text/calendar; charset=utf-8'],
  ['/event-details/sample.ics', 'text/calendar; charset=utf-8'],
  ['/feed.xml', 'application/rss+xml; charset=utf-8'],
])('%s has the type %s, so that phones open it in their own program', async (path, type) => {
  const { status, headers } = await fetch(origin + path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('content-disposition')).toBeNull()
})

test.each(['/assets/start-00000000.js', '/assets/', '/assets/older/start.js'])(
  'browsers do not cache the 404 at %s',
  async (path) => {
    const { status, headers } = await fetch(origin + path)
    expect(status).toBe(404)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
  },
)

test.each(['/app', '/index', '/nothing-here', '/home/nothing-here', '/dashboard/blogs', '/events'])(
  'Hosting returns 404 at %s',
  async (path) => {
    expect((await fetch(origin + path)).status).toBe(404)
  },
)

test.each(['/%E0%A4%A', '/%', `${api.blogs}%E0%A4%A/`])(
  'the undecodable address %s is rejected, and the next request succeeds',
  async (path) => {
    const { status } = await fetch(origin + path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect((await fetch(`${origin}/home`)).status).toBe(200)
  },
)

test.each(['/home', '/assets', '/nothing-here', api.blogs, api.profile])(
  '%s is sent with the security headers',
  async (path) => {
    const { headers } = await fetch(origin + path)
    const sent = Object.fromEntries(headers)
    expect(sent).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    })
    const policy = new Map(
      (sent['content-security-policy'] ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': "'none'",
      // the script in index.html, which chooses the language before the first paint
      'script-src': expect.stringMatching(/^'self' 'sha256-[^' ]+'$/),
      'style-src-attr': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(policy.get('connect-src')).not.toContain('*')
  },
)

test('responses to a token name the visitor that rate limits count, and responses for the CDN do not', async () => {
  const ask = async (path: string, visitor: string, connection = EDGE) => {
    const headers = { 'fastly-client-ip': visitor, 'x-forwarded-for': connection }
    return (await fetch(origin + path, { headers })).headers.get('x-visitor')
  }
  const visitor = await ask(api.profile, '2001:db8::1')
  expect(visitor).toMatch(/^[\w-]{43}$/)
  expect(await ask(api.profile, '2001:db8::2')).toBe(visitor)
  expect(await ask(api.profile, '192.0.2.1')).not.toBe(visitor)
  expect(await ask(api.profile, '2001:db8::1', '192.0.2.9')).toBe(`${visitor}; unlisted=192.0.2.9`)
  expect(await ask(api.blogs, '2001:db8::1')).toBeNull()
})

describe('a file in the folder that Hosting serves', () => {
  const folder = 'local/test/public'
  const put = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), file)
    onTestFinished(() => rmSync(join(folder, file), { force: true }))
  }
  const answerAt = async (path: string) => {
    const response = await fetch(origin + path)
    return [response.status, await response.text()]
  }

  test('can share its address with a folder of pages', async () => {
    put('proof.html')
    put('proof/one.html')
    expect(await answerAt('/proof')).toEqual([200, 'proof.html'])
    expect(await answerAt('/proof/one')).toEqual([200, 'proof/one.html'])
    expect((await answerAt('/proof/two'))[0]).toBe(404)
  })

  test.each(['blog-details', 'blog-details-left', 'blog-details-fullwidth', 'event-details'])(
    'is revalidated by browsers below /%s too',
    async (pages) => {
      put(`${pages}/proof.html`)
      expect(await cacheOf(`/${pages}/proof`)).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
    },
  )

  test('is served as soon as it exists and only while it exists', async () => {
    expect((await answerAt('/proof/new'))[0]).toBe(404)
    put('proof/new.html')
    expect(await answerAt('/proof/new')).toEqual([200, 'proof/new.html'])
    rmSync(join(folder, 'proof/new.html'))
    expect((await answerAt('/proof/new'))[0]).toBe(404)
    put('proof/new.html')
    expect((await answerAt('/proof/new'))[0]).toBe(200)
  })
})
