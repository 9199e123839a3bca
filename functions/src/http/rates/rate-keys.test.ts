import { expect, test } from 'vitest'
import { byMailbox, byVisitor, visitorHeader } from './rate-keys.ts'

process.env['UNIQUES_KEY'] = 'a key'

const EDGE = '151.101.1.2'
const site = { 'x-forwarded-host': 'www.chamber.example' }
const named = { ...site, 'fastly-client-ip': '2001:db8:1:2::3' }
const VISITOR = '2001:db8:1:2::/64'

// the headers of a request, the keys that it counts under, and their multiples of the limit
test.each([
  [
    'Hosting names the visitor',
    { ...named, 'x-forwarded-for': `192.0.2.1, ${EDGE}` },
    [{ who: ['', 'visitor', VISITOR], times: 1 }],
  ],
  [
    'Hosting names the visitor in another spelling',
    { ...named, 'fastly-client-ip': '2001:DB8:1:2:9::', 'x-forwarded-for': `::ffff:${EDGE}` },
    [{ who: ['', 'visitor', VISITOR], times: 1 }],
  ],
  [
    'an edge names no visitor',
    { ...site, 'x-forwarded-for': EDGE },
    [{ who: ['', 'connection', EDGE], times: 50 }],
  ],
  [
    'a connection that is not an edge claims to be Hosting',
    { ...named, 'x-forwarded-for': `${EDGE}, 192.0.2.1` },
    [
      { who: ['', 'visitor', VISITOR, '192.0.2.1'], times: 1 },
      { who: ['', 'connection', '192.0.2.1'], times: 50 },
    ],
  ],
  [
    'a direct request names a visitor',
    { 'fastly-client-ip': '2001:db8:1:2::3', 'x-forwarded-for': `${EDGE}, 2001:db8:7::1` },
    [{ who: ['', 'connection', '2001:db8:7:0::/64'], times: 1 }],
  ],
  [
    'a direct request names no visitor',
    { 'x-forwarded-for': '192.0.2.1' },
    [{ who: ['', 'connection', '192.0.2.1'], times: 1 }],
  ],
  ['the local Hosting names the visitor', named, [{ who: ['', 'visitor', VISITOR, 'local'], times: 1 }]],
  ['the local suite names no visitor', site, [{ who: [''], times: 50 }]],
  [
    'a request without the local Hosting names a visitor',
    { 'fastly-client-ip': VISITOR },
    [{ who: [''], times: 50 }],
  ],
])('requests are counted by their headers: %s', (_what, headers, counted) => {
  expect(byVisitor({ headers })).toEqual(counted)
})

test('limits by e-mail are separate for each visitor, with few requests for unknown visitors', () => {
  expect(byVisitor({ headers: {} }, 'a@b.example')).toEqual([{ who: ['a@b.example'], times: 3 }])
  expect(byVisitor({ headers: { ...named, 'x-forwarded-for': EDGE } }, 'a@b.example')).toEqual([
    { who: ['a@b.example', 'visitor', VISITOR], times: 1 },
  ])
})

test('forged addresses get few attempts at one e-mail', () => {
  expect(byVisitor({ headers: { ...named, 'x-forwarded-for': '192.0.2.1' } }, 'a@b.example')).toEqual([
    { who: ['a@b.example', 'visitor', VISITOR, '192.0.2.1'], times: 1 },
    { who: ['a@b.example', 'connection', '192.0.2.1'], times: 3 },
  ])
})

test('the header identifies a visitor without revealing the IP address, and names an unlisted connection', () => {
  const say = (headers: Record<string, string>) => visitorHeader({ headers: { ...named, ...headers } })
  const visitor = say({ 'x-forwarded-for': EDGE })
  expect(visitor).toMatch(/^[\w-]{43}$/)
  expect(say({ 'x-forwarded-for': '199.232.1.1' })).toBe(visitor)
  expect(say({ 'x-forwarded-for': '192.0.2.1' })).toBe(`${visitor}; unlisted=192.0.2.1`)
  expect(say({ 'x-forwarded-for': EDGE, 'fastly-client-ip': '192.0.2.1' })).not.toBe(visitor)
})

test('the spellings that reach one mailbox count as one', () => {
  const same = ['gul.khan@gmail.com', 'gulkhan+shop@googlemail.com', 'g.u.l.khan+a+b@gmail.com']
  for (const email of same) expect(byMailbox(email)).toEqual(byMailbox('gulkhan@gmail.com'))
  expect(byMailbox('gul+shop@chamber.example')).toEqual(byMailbox('gul@chamber.example'))
  // elsewhere these are two people
  expect(byMailbox('gul.khan@chamber.example')).not.toEqual(byMailbox('gulkhan@chamber.example'))
})
