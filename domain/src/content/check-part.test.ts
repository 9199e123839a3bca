import { expect, test } from 'vitest'
import { rule } from '../values/rule.ts'
import { CONTENT_PARTS, checkPart, checkStored } from './check-part.ts'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { samples } from './samples.ts'

const { organisation, causes } = samples
const [education, water] = causes.causes

test.each(CONTENT_PARTS)('the sample of %s is valid', async (part) => {
  expect(await checkPart(part, samples[part])).toEqual({ ok: true, value: samples[part] })
  expect(await checkStored(part, undefined)).toEqual({ ok: true, value: samples[part] })
})

test('stored content may lack a newer field and have an older one', async () => {
  const { swift: _swift, ...bank } = organisation.bank
  const { map: _map, ways: _ways, answerDays: _days, ...known } = organisation
  // a field is empty where the rules allow that: its sample would say what the office never said
  expect(await checkStored('organisation', { ...known, bank, telegraph: 'CHAMBER' })).toEqual({
    ok: true,
    value: { ...organisation, bank: { ...bank, swift: '' }, map: '', ways: [] },
  })
  expect(await checkStored('counters', { projects: 3 })).toEqual({
    ok: true,
    value: { donations: 0, raisedDollars: 0, volunteers: 0, projects: 3 },
  })
  expect(await checkStored('causes', { causes: [{ ...water, colour: 'blue' }] })).toEqual({
    ok: true,
    value: { ...causes, words: '', causes: [water] },
  })
})

test.each(CONTENT_PARTS)('a stored part %s that lacks every field passes its rules', async (part) => {
  expect(await checkStored(part, {})).toMatchObject({ ok: true })
})

const inRupees = (change: object) => ({
  ...samples.giving,
  currency: 'PKR',
  least: 500,
  most: 5_000_000,
  stitch: 11_200,
  sums: [{ dollars: 5_600, does: 'Half a place' }],
  stories: [],
  ...change,
})
const [story] = samples.giving.stories
const withStory = (change: object, rest: object = {}) =>
  inRupees({ ...rest, stories: [{ ...story, sums: [], ...change }] })
const line = { what: 'Books', how: '' }

test('donations that an earlier version stored are in dollars, within its limits', async () => {
  const { currency: _currency, least: _least, most: _most, ...stored } = samples.giving
  expect(await checkStored('giving', stored)).toMatchObject({
    ok: true,
    value: { currency: 'USD', least: 1, most: 50_000, stitch: 40 },
  })
})

test.each([
  ['donations in rupees', inRupees({}), {}],
  [
    'an unknown currency',
    withStory({ ledger: [{ ...line, dollars: 5_600 }] }, { currency: 'BTC' }),
    { currency: [rule('kind')], 'stories[0].ledger': [rule('addsUp', 11_200, 'USD')] },
  ],
  [
    'a largest donation below the smallest',
    inRupees({ most: 499, sums: [], stitch: 500 }),
    {
      most: [rule('number', 500, 100_000_000)],
      stitch: [rule('number', 500, 499)],
    },
  ],
  ['a limit of nothing', inRupees({ least: 0 }), { least: [rule('number', 1, 100_000_000)] }],
  [
    'a suggestion below the limit',
    inRupees({ sums: [{ dollars: 20, does: 'A bag' }] }),
    {
      'sums[0].dollars': [rule('number', 500, 5_000_000)],
    },
  ],
  [
    'a suggestion of a story above the limit',
    withStory({ ledger: [], sums: [{ dollars: 5_000_001, does: 'All' }] }),
    {
      'stories[0].sums[0].dollars': [rule('number', 500, 5_000_000)],
    },
  ],
  ['a place above the limit', inRupees({ stitch: 6_000_000 }), { stitch: [rule('number', 500, 5_000_000)] }],
  [
    'paisas',
    withStory({
      ledger: [
        { ...line, dollars: 5_600.5 },
        { ...line, dollars: 5_599.5 },
      ],
    }),
    {
      'stories[0].ledger[0].dollars': [rule('whole')],
      'stories[0].ledger[1].dollars': [rule('whole')],
    },
  ],
  [
    'a ledger that is not the price',
    withStory({ ledger: [{ ...line, dollars: 5_600 }] }),
    {
      'stories[0].ledger': [rule('addsUp', 11_200, 'PKR')],
    },
  ],
])('%s: the part of donations says so', async (_what, giving, errors) => {
  const checked = await checkPart('giving', giving)
  expect(checked.ok ? {} : checked.errors).toEqual(errors)
})

test('people that an earlier version stored are leaders without a term', async () => {
  const stored = { name: 'Gul Bibi', role: 'President', does: '', image: '', alt: '' }
  expect(await checkStored('team', { leaders: [stored] })).toEqual({
    ok: true,
    value: { ...samples.team, words: '', leaders: [{ ...stored, group: 'leaders', term: '' }] },
  })
})

test('fifty people of all groups are valid', async () => {
  const person = { name: 'Gul Bibi', role: 'Member', group: 'committee', term: '2026 to 2028' }
  const leaders = Array(50).fill({ ...person, does: '', image: '', alt: '' })
  expect(await checkPart('team', { ...samples.team, leaders })).toMatchObject({ ok: true })
})

test('other ways to pay have a name, and their number is checked', async () => {
  const way = { accountTitle: '', note: '' }
  const ways = [
    { ...way, label: '', number: '0300 1234567' },
    { ...way, label: 'A bank', number: 'PK36 SCBL 0000 0011 2345 6703' },
    { ...way, label: 'JazzCash', number: 'Gul' },
  ]
  expect(await checkPart('organisation', { ...organisation, ways })).toEqual({
    ok: false,
    errors: {
      'ways[0].label': [rule('missing')],
      'ways[1].number': [rule('iban')],
      'ways[2].number': [rule('accountNumber')],
    },
  })
})

test('content to be stored must be complete and have no unknown fields', async () => {
  const { phone: _phone, ...rest } = organisation
  expect(await checkPart('organisation', { ...rest, bank: { ...rest.bank, branch: 'X' } })).toEqual({
    ok: false,
    errors: { 'bank.branch': [rule('unknown')] },
  })
  expect(await checkPart('organisation', rest)).toEqual({ ok: false, errors: { phone: [rule('missing')] } })
  expect(await checkPart('services', {})).toEqual({
    ok: false,
    errors: { heading: [rule('missing')], trades: [rule('missing')], services: [rule('missing')] },
  })
  expect(await checkPart('causes', { ...causes, causes: [{ ...water, title: ' ' }] })).toEqual({
    ok: false,
    errors: { 'causes[0].title': [rule('missing')] },
  })
})

const NO_PICTURE = { 'causes[1].image': [rule('pictureMissing')] }
const withField = (field: object) => ({ ...organisation, ...field })
const withCause = (field: object) => ({ ...causes, causes: [education, { ...water, ...field }] })

test.each([
  ['organisation', null, { '': [rule('kind')] }],
  ['organisation', withField({ phone: { toString: 1 } }), { phone: [rule('text')] }],
  ['organisation', withField({ phone: ['+92'] }), { phone: [rule('text')] }],
  ['organisation', withField({ phone: null }), { phone: [rule('text')] }],
  ['organisation', withField({ bank: 'A bank' }), { bank: [rule('kind')] }],
  ['organisation', withField({ readingDays: '3' }), { readingDays: [rule('kind')] }],
  ['organisation', withField({ readingDays: 0.5 }), { readingDays: [rule('number', 1, 60)] }],
  ['organisation', withField({ email: 'office' }), { email: [rule('email')] }],
  ['organisation', withField({ map: 'javascript:alert(1)' }), { map: [rule('map')] }],
  ['organisation', withField({ name: 'A\u202eB' }), { name: [rule('controlCharacters')] }],
  ['organisation', withField({ name: 'a'.repeat(121) }), { name: [rule('tooLong', 120)] }],
  [
    'organisation',
    withField({ social: { ...organisation.social, facebook: '//facebook.com' } }),
    { 'social.facebook': [rule('link')] },
  ],
  ['causes', { causes: {} }, { causes: [rule('kind')] }],
  ['causes', { causes: ['water'] }, { 'causes[0]': [rule('kind')] }],
  ['causes', withCause({ progress: 100.5 }), { 'causes[1].progress': [rule('percent')] }],
  ['causes', withCause({ progress: NaN }), { 'causes[1].progress': [rule('percent')] }],
  [
    'giving',
    { ...samples.giving, stories: [{}] },
    expect.objectContaining({ 'stories[0].ledger': [rule('missing')] }),
  ],
  ['causes', withCause({ id: 'Water!' }), { 'causes[1].id': [rule('id')] }],
  ['causes', withCause({ id: 'education' }), { 'causes[1].id': [rule('idTaken')] }],
  [
    'causes',
    { ...causes, causes: Array.from({ length: 13 }, (_, n) => ({ ...water, id: `water-${n}` })) },
    { causes: [rule('tooManyItems', 12)] },
  ],
  [
    'team',
    { ...samples.team, leaders: Array(51).fill({ name: 'Gul', role: 'A' }) },
    { leaders: [rule('tooManyItems', 50)] },
  ],
  [
    'team',
    { ...samples.team, leaders: [{ name: 'Gul', role: 'A', group: 'kings', term: 'a'.repeat(81) }] },
    { 'leaders[0].group': [rule('kind')], 'leaders[0].term': [rule('tooLong', 80)] },
  ],
  // pictures of another part, of another site, and a picture that is still being uploaded
  ['causes', withCause({ image: `/media/site/team/${'0'.repeat(16)}-480.webp` }), NO_PICTURE],
  ['causes', withCause({ image: 'https://elsewhere.example/a.webp' }), NO_PICTURE],
  ['causes', withCause({ image: 'sending:1' }), NO_PICTURE],
  ['counters', { ...samples.counters, projects: -1 }, { projects: [rule('number', 0, 999_999_999)] }],
] as const)('%s %# is rejected with the name of the field', async (part, value, errors) => {
  expect(await checkPart(part, value)).toEqual({ ok: false, errors })
})

test('a field called __proto__ is rejected as unknown', async () => {
  const sent: unknown = JSON.parse('{"__proto__":{"leaders":[]},"leaders":[]}')
  const checked = await checkPart('team', sent)
  expect(checked.ok ? [] : Object.entries(checked.errors)).toEqual([['__proto__', [rule('unknown')]]])
  expect(await checkStored('team', sent)).toEqual({
    ok: true,
    value: { ...samples.team, words: '', leaders: [] },
  })
})

test('texts are normalised as everywhere, and lists may be empty', async () => {
  expect(await checkPart('aims', { vision: ' To lead.\r\n', mission: 'To help.', values: [] })).toEqual({
    ok: true,
    value: { vision: 'To lead.', mission: 'To help.', story: '', values: [] },
  })
})

test('the longest text in any field of a part is checked quickly', async () => {
  const marks = `a${'\u0323\u0301'.repeat(40_000)}`
  const cause = Object.fromEntries(Object.keys(water ?? {}).map((name) => [name, marks]))
  const took = await processorTime(async () => {
    for (const value of [marks, '1'.repeat(256 * 1024), 'ü.'.repeat(80_000)]) {
      const bank = { name: value, accountTitle: value, iban: value }
      const texts = Object.entries(organisation).map(([name, was]) => [
        name,
        typeof was === 'string' ? value : was,
      ])
      await checkPart('organisation', { ...Object.fromEntries(texts), bank })
      await checkPart('causes', { causes: [{ ...cause, progress: 1 }] })
    }
  })
  expect(took).toBeLessThan(500)
})
