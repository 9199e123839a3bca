import { CONTENT_PARTS, fillPart } from 'domain/content/check-part.ts'
import type { Content } from 'domain/content/content.ts'
import { OPENING_POINTS, type OpeningPoint, pointStates } from 'domain/content/opening/opening-points.ts'
import { isSiteOpen, type OpeningDocument } from 'domain/stored/site/opening.ts'
import type { PublishedDocument } from 'domain/stored/site/published.ts'
import type { Fault } from '../fault.ts'

const NAMES: Record<OpeningPoint, string> = {
  bank: 'the bank account',
  team: 'people',
  counters: 'counters',
  name: 'the name',
  phone: 'the phone',
  email: 'the e-mail',
  causes: 'causes',
  giving: 'amounts and spending',
  fees: 'fees',
  story: 'the history',
  quote: 'the quotation of a volunteer',
  privacy: 'the contact of the privacy page',
}

/** Of these, nothing is a sample: it is only missing. */
const NO_SAMPLE: readonly OpeningPoint[] = ['privacy']

/**
 * Checks that an open site shows no sample of money, people or figures, and says if the site is closed.
 * @param stored `site/{part}` by part, undefined where there is none
 */
export function openingFaults(
  opening: OpeningDocument | undefined,
  published: Partial<PublishedDocument> | undefined,
  stored: Partial<Record<keyof Content, unknown>>,
): Fault[] {
  const todo = 'Sign in as an admin and open /dashboard?tab=opening, which lists what is left.'
  if (!isSiteOpen(opening, published))
    return [{ wrong: 'The site is closed: search engines do not list it.', todo, isNote: true }]
  const content = Object.fromEntries(CONTENT_PARTS.map((part) => [part, fillPart(part, stored[part])]))
  const states = pointStates(content as unknown as Content)
  const live = OPENING_POINTS.filter((point) => states[point] !== 'ready' && !NO_SAMPLE.includes(point))
  if (live.length === 0) return []
  return [{ wrong: `The site shows samples: ${live.map((point) => NAMES[point]).join(', ')}.`, todo }]
}
