import { SAMPLE_IBAN } from '../../money/iban.ts'
import type { Content, ContentPart } from '../content.ts'
import { samples } from '../samples.ts'

/** What an admin looks at before the site is opened, in the order of the list. */
export const OPENING_POINTS = [
  'bank',
  'team',
  'counters',
  'name',
  'phone',
  'email',
  'causes',
  'giving',
  'fees',
  'story',
  'quote',
  'privacy',
] as const
export type OpeningPoint = (typeof OPENING_POINTS)[number]

/** The part in which each point is entered. */
export const PART_OF_POINT: Readonly<Record<OpeningPoint, ContentPart>> = {
  bank: 'organisation',
  team: 'team',
  counters: 'counters',
  name: 'organisation',
  phone: 'organisation',
  email: 'organisation',
  causes: 'causes',
  giving: 'giving',
  fees: 'joining',
  story: 'aims',
  quote: 'volunteering',
  privacy: 'privacy',
}

/** Fields that leave a part's samples out of the site. */
interface LeftOut {
  point: OpeningPoint
  part: ContentPart
  fields: object
}

/** Finds samples of one kind. @returns the fields without them; undefined if there are none */
type WithoutSamples<Part extends ContentPart> = (content: Content[Part]) => Partial<Content[Part]> | undefined

const row =
  <Part extends ContentPart>(point: OpeningPoint, part: Part, without: WithoutSamples<Part>) =>
  (content: Content): LeftOut[] => {
    const fields = without(content[part])
    return fields ? [{ point, part, fields }] : []
  }

/** Returns the items that are no samples; undefined if none is one. @param names the fields by which a sample is recognised */
function others<Item>(items: readonly Item[], known: readonly Item[], ...names: (keyof Item)[]) {
  const own = items.filter((item) => !known.some((one) => names.every((name) => one[name] === item[name])))
  return own.length < items.length ? own : undefined
}

/** Every sample of money, people and figures: visitors would believe it. */
const SAMPLES = [
  row('bank', 'organisation', ({ bank }) =>
    bank.iban === SAMPLE_IBAN || bank.swift === samples.organisation.bank.swift
      ? { bank: { name: '', accountTitle: '', iban: '', swift: '' } }
      : undefined,
  ),
  row('team', 'team', ({ leaders }) => {
    const own = others(leaders, samples.team.leaders, 'name', 'role')
    return own && { leaders: own }
  }),
  row('counters', 'counters', (counters) =>
    Object.entries(samples.counters).some(
      ([name, figure]) => counters[name as keyof Content['counters']] === figure,
    )
      ? { donations: 0, raisedDollars: 0, volunteers: 0, projects: 0 }
      : undefined,
  ),
  row('causes', 'causes', ({ causes }) => {
    const own = others(causes, samples.causes.causes, 'title', 'raised', 'goal')
    return own && { causes: own }
  }),
  row('causes', 'giving', ({ stories }) => {
    const own = others(stories, samples.giving.stories, 'story')
    return own && { stories: own }
  }),
  row('giving', 'giving', ({ sums, hundred }) => {
    const ownSums = others(sums, samples.giving.sums, 'dollars', 'does')
    const isSpending = others(hundred.parts, samples.giving.hundred.parts, 'dollars', 'what') !== undefined
    if (!ownSums && !isSpending) return undefined
    // what is left of a hundred would not add up
    return { sums: ownSums ?? sums, ...(isSpending && { hundred: { ...hundred, parts: [] } }) }
  }),
  row('fees', 'joining', ({ fees, feesNote }) => {
    const own = others(fees, samples.joining.fees, 'name', 'onJoining', 'everyYear')
    if (!own && feesNote !== samples.joining.feesNote) return undefined
    return { fees: own ?? fees, ...(feesNote === samples.joining.feesNote && { feesNote: '' }) }
  }),
  row('story', 'aims', ({ story }) => (story === samples.aims.story ? { story: '' } : undefined)),
  row('quote', 'volunteering', ({ quote }) =>
    quote.words === samples.volunteering.quote.words ? { quote: { words: '', by: '' } } : undefined,
  ),
]

/** Lists the samples of money, people and figures, with the fields that leave them out. */
export const findSamples = (content: Content): LeftOut[] => SAMPLES.flatMap((find) => find(content))

/** Removes the samples of money, people and figures. */
export const withoutSamples = <C extends Content>(content: C): C =>
  findSamples(content).reduce(
    (left, { part, fields }) => ({ ...left, [part]: { ...left[part], ...fields } }),
    content,
  )

export type PointState = 'missing' | 'sample' | 'ready'

/** Says of every point whether it is entered. Every site needs its name, phone and e-mail, and an account or none. */
export function pointStates(content: Content): Record<OpeningPoint, PointState> {
  const found = findSamples(content).map(({ point }) => point)
  const { organisation, privacy } = content
  const missing: Partial<Record<OpeningPoint, boolean>> = {
    bank: found.includes('bank'),
    name: organisation.name === samples.organisation.name,
    phone: organisation.phone === samples.organisation.phone,
    email: organisation.email === samples.organisation.email,
    privacy: privacy.contact.name === '',
  }
  const stateOf = (point: OpeningPoint): PointState =>
    missing[point] ? 'missing' : found.includes(point) ? 'sample' : 'ready'
  return Object.fromEntries(OPENING_POINTS.map((point) => [point, stateOf(point)])) as Record<
    OpeningPoint,
    PointState
  >
}
