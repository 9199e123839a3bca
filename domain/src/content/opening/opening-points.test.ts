import { expect, test } from 'vitest'
import { checkPart, CONTENT_PARTS } from '../check-part.ts'
import type { Content } from '../content.ts'
import {
  findSamples,
  OPENING_POINTS,
  type OpeningPoint,
  pointStates,
  withoutSamples,
} from './opening-points.ts'
import { samples } from '../samples.ts'

const [president, ...otherLeaders] = samples.team.leaders
const person = {
  name: 'Hina Swati',
  role: 'Secretary',
  group: 'staff',
  term: '',
  does: '',
  image: '',
  alt: '',
} as const
const organisation = {
  ...samples.organisation,
  name: 'Chamber',
  phone: '+92 992 111 111',
  email: 'desk@chamber.example',
}
const privacy = { ...samples.privacy, contact: { name: 'Hina Swati', email: '' } }
const entered: Content = withoutSamples({ ...samples, organisation, privacy })

test('of a new site every point is missing or a sample', () => {
  expect(pointStates(samples)).toEqual({
    bank: 'missing',
    team: 'sample',
    counters: 'sample',
    name: 'missing',
    phone: 'missing',
    email: 'missing',
    causes: 'sample',
    giving: 'sample',
    fees: 'sample',
    story: 'sample',
    quote: 'sample',
    privacy: 'missing',
  })
})

test('a site without samples whose name, phone, e-mail and contact are entered is ready, with a bank or without', () => {
  expect(new Set(Object.values(pointStates(entered)))).toEqual(new Set(['ready']))
  const bank = {
    name: 'Bank',
    accountTitle: 'Chamber',
    iban: 'PK36 SCBL 0000 0011 2345 6702',
    swift: 'SCBLPKKX',
  }
  expect(pointStates({ ...entered, organisation: { ...organisation, bank } }).bank).toBe('ready')
})

test('what is hidden is empty, still passes the rules of its part, and nothing of the office is hidden', async () => {
  const leaders = [president!, person, ...otherLeaders]
  const shown = withoutSamples({ ...samples, team: { ...samples.team, leaders } })
  expect(shown.team.leaders).toEqual([person])
  expect(shown.organisation).toEqual({
    ...samples.organisation,
    bank: { name: '', accountTitle: '', iban: '', swift: '' },
  })
  expect(shown.counters).toEqual({ donations: 0, raisedDollars: 0, volunteers: 0, projects: 0 })
  expect(shown.causes.causes).toEqual([])
  expect(shown.giving).toMatchObject({ stories: [], sums: [], hundred: { parts: [] } })
  expect(shown.joining).toMatchObject({ fees: [], feesNote: '' })
  expect(shown.aims.story).toBe('')
  expect(shown.volunteering.quote).toEqual({ words: '', by: '' })
  expect(findSamples(shown)).toEqual([])
  for (const part of CONTENT_PARTS)
    expect(await checkPart(part, shown[part]), part).toMatchObject({ ok: true })
})

test.each<[OpeningPoint, Partial<Content>]>([
  ['bank', { organisation: { ...organisation, bank: { ...samples.organisation.bank, iban: '' } } }],
  ['team', { team: { ...samples.team, leaders: [person, president!] } }],
  ['counters', { counters: { ...samples.counters, donations: 3, volunteers: 9, projects: 2 } }],
  ['causes', { causes: { ...samples.causes, causes: samples.causes.causes.slice(1) } }],
  ['causes', { giving: { ...entered.giving, stories: samples.giving.stories.slice(1) } }],
  ['giving', { giving: { ...entered.giving, hundred: samples.giving.hundred } }],
  ['fees', { joining: { ...entered.joining, feesNote: samples.joining.feesNote } }],
])('one sample is enough: %s', (point, content) => {
  const states = pointStates({ ...entered, ...content })
  expect(OPENING_POINTS.filter((name) => states[name] !== 'ready')).toEqual([point])
})
