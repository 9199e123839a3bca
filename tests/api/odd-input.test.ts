import { api } from 'domain/api.ts'
import { expect, test } from 'vitest'
import { storingNothing, teamToken } from '../support/admin.ts'
import { call, origin } from '../support/client.ts'

const team = await teamToken()
const KINDS = [
  { name: 'blogs', address: api.blogs, whole: { title: 'Odd', description: 'Text.' } },
  {
    name: 'events',
    address: api.events,
    whole: { title: 'Odd', description: 'Text.', date: '2030-01-02', time: '10:00', location: 'Hall' },
  },
]

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

test.each(KINDS)('$name refuse odd JSON, and store nothing', async ({ address, whole }) => {
  const json = JSON.stringify(whole).slice(1, -1)
  const bodies = [
    `{${json},"title":${deep(5_000)}}`,
    `{${json},"nothing":${deep(100)}}`,
    `{${json},"__proto__":{"is_published":true}}`,
    `{${json},"constructor":{"prototype":{"polluted":true}}}`,
    `{${json},"title":"a\\u202Eb"}`,
    `{${json},"title":"a\\u2066b"}`,
    `{${json},"title":"a\\uD800b"}`,
    `{${json},"description":"a\\u0000b"}`,
    `{${json},"title":["Odd"]}`,
  ]
  await storingNothing(async () => {
    for (const body of bodies) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await call('POST', address, { token: team, body, headers })
      expect(status, body.slice(0, 200)).toBe(400)
    }
  })
})

test.each(KINDS)('$name have nothing under an odd id', async ({ address }) => {
  const ids = [
    '__proto__',
    'constructor',
    '%00',
    '%2e%2e',
    '%2F',
    'a%2Fb',
    '%E2%80%AE',
    '%F0%9F%92%A9',
    'x'.repeat(1600),
  ]
  for (const id of ids)
    for (const method of ['GET', 'DELETE']) {
      const headers = { authorization: `Bearer ${team}` }
      const { status } = await fetch(`${origin}${address}${id}/`, { method, headers })
      expect(status === 400 || status === 404, `${method} ${id} ${status}`).toBe(true)
    }
})

test.each(KINDS)('$name refuse a parameter that comes twice or as an object', async ({ address }) => {
  for (const query of ['search=a&search=b', 'limit=1&limit=2', 'offset=0&offset=1', 'limit=1e1', 'limit=%00'])
    expect((await call('GET', `${address}?${query}`)).status, query).toBe(400)
  for (const query of ['limit[a]=1', '__proto__[limit]=1', 'search=%E2%80%AE'])
    expect((await call('GET', `${address}?${query}`)).status, query).toBeLessThan(500)
})
