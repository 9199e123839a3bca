import { expect, test } from 'vitest'
import { byVisitor, visitorHeader } from './rate-keys.ts'

process.env['UNIQUES_KEY'] = 'a key'

const EDGE = '151.101.1.2'
const site = { 'x-forwarded-host': 'www.chamber.example' }
const named = { ...site, 'fastly-client-ip': '2001:db8:1:2::3' }
const HER = '2001:db8:1:2::/64'

// written out: what a request says of itself, and whom it counts against, how many times the rate
test.each([
  [
    'Hosting names her',
    { ...named, 'x-forwarded-for': `192.0.2.1, ${EDGE}` },
    [{ who: ['', 'visitor', HER], times: 1 }],
  ],
  [
    'Hosting names her in another spelling',
    { ...named, 'fastly-client-ip': '2001:DB8:1:2:9::', 'x-forwarded-for': `::ffff:${EDGE}` },
    [{ who: ['', 'visitor', HER], times: 1 }],
  ],
  [
    'an edge names nobody',
    { ...site, 'x-forwarded-for': EDGE },
    [{ who: ['', 'connection', EDGE], times: 50 }],
  ],
  [
    'somebody else says that she is Hosting',
    { ...named, 'x-forwarded-for': `${EDGE}, 192.0.2.1` },
    [
      { who: ['', 'visitor', HER, '192.0.2.1'], times: 1 },
      { who: ['', 'connection', '192.0.2.1'], times: 50 },
    ],
  ],
  [
    'somebody names herself',
    { 'fastly-client-ip': '2001:db8:1:2::3', 'x-forwarded-for': `${EDGE}, 2001:db8:7::1` },
    [{ who: ['', 'connection', '2001:db8:7:0::/64'], times: 1 }],
  ],
  [
    'somebody says nothing',
    { 'x-forwarded-for': '192.0.2.1' },
    [{ who: ['', 'connection', '192.0.2.1'], times: 1 }],
  ],
  ['the local Hosting names her', named, [{ who: ['', 'visitor', HER, 'local'], times: 1 }]],
  ['the local suite says nothing', site, [{ who: [''], times: 50 }]],
  ['somebody names her past the local Hosting', { 'fastly-client-ip': HER }, [{ who: [''], times: 50 }]],
])('where %s, that is who counts', (_what, headers, counted) => {
  expect(byVisitor({ headers })).toEqual(counted)
})

test('what is counted about one e-mail is counted beside it, and is shared by few', () => {
  expect(byVisitor({ headers: {} }, 'a@b.example')).toEqual([{ who: ['a@b.example'], times: 3 }])
  expect(byVisitor({ headers: { ...named, 'x-forwarded-for': EDGE } }, 'a@b.example')).toEqual([
    { who: ['a@b.example', 'visitor', HER], times: 1 },
  ])
})

test('who makes up names has few tries at one e-mail, whatever the names', () => {
  expect(byVisitor({ headers: { ...named, 'x-forwarded-for': '192.0.2.1' } }, 'a@b.example')).toEqual([
    { who: ['a@b.example', 'visitor', HER, '192.0.2.1'], times: 1 },
    { who: ['a@b.example', 'connection', '192.0.2.1'], times: 3 },
  ])
})

test('two answers say the same of one visitor, not who she is, and where an unknown connection named her', () => {
  const say = (headers: Record<string, string>) => visitorHeader({ headers: { ...named, ...headers } })
  const said = say({ 'x-forwarded-for': EDGE })
  expect(said).toMatch(/^[\w-]{43}$/)
  expect(say({ 'x-forwarded-for': '199.232.1.1' })).toBe(said)
  expect(say({ 'x-forwarded-for': '192.0.2.1' })).toBe(`${said}; unlisted=192.0.2.1`)
  expect(say({ 'x-forwarded-for': EDGE, 'fastly-client-ip': '192.0.2.1' })).not.toBe(said)
})
