import { expect, test } from 'vitest'
import { CONTENT_PARTS, describePart } from '../check-part.ts'
import { samples } from '../samples.ts'
import { picturesIn } from '../pictures.ts'
import {
  isFormatted,
  keepLooks,
  takesPictures,
  toFormatted,
  toShown,
  withoutMarks,
} from './formatted-texts.ts'

const [story, other] = samples.giving.stories
const withStory = (change: object) => ({ ...samples.giving, stories: [{ ...story, ...change }, other] })

test('the long texts of four parts are formatted, and three parts take pictures', () => {
  expect(CONTENT_PARTS.filter(isFormatted)).toEqual(['aims', 'giving', 'services', 'joining'])
  expect(CONTENT_PARTS.filter(takesPictures)).toEqual(['causes', 'giving', 'team'])
})

test.each(CONTENT_PARTS)('the sample of %s reads the same with and without a format', (part) => {
  expect(toFormatted(part, samples[part])).toEqual(samples[part])
  expect(toShown(part, { ...samples[part], format: 'markdown' })).toEqual(samples[part])
})

test('pages get each text without marks, and HTML beside those that have some', () => {
  const stored = withStory({ story: 'Forty **girls**.\n\n- Books', care: String.raw`Two \*members\*.` })
  const shown = toShown('giving', { ...stored, format: 'markdown' })
  expect(shown).toEqual(
    withStory({
      story: 'Forty girls.\n\nBooks',
      care: 'Two *members*.',
      html: { story: '<p class="lead">Forty <strong>girls</strong>.</p><ul><li>Books</li></ul>' },
    }),
  )
})

test('a text of one paragraph has HTML for its line ends too', () => {
  const shown = toShown('aims', { ...samples.aims, mission: 'To help.\n\nTo lead.', format: 'markdown' })
  expect(shown).toMatchObject({
    mission: 'To help.\n\nTo lead.',
    html: { mission: '<p>To help.</p><p>To lead.</p>' },
  })
})

test('a part without a format is shown as it is stored', () => {
  const stored = withStory({ story: '**Forty** girls', care: '- two members' })
  expect(toShown('giving', stored)).toEqual(stored)
})

test('of a part that was stored plain, unchanged texts look as before and new ones have marks', () => {
  const stored = withStory({ story: '5 *3* 2', care: '# One\n\nTwo' })
  const sent = {
    ...stored,
    lead: '**New**',
    stories: [other, { ...story, story: '5 *3* 2', care: '# One\n\nThree' }],
  }
  expect(keepLooks('giving', sent, stored)).toEqual({
    ...sent,
    stories: [other, { ...story, story: String.raw`5 \*3\* 2`, care: '# One\n\nThree' }],
  })
  // another field had the text
  expect(keepLooks('giving', { ...sent, lead: '5 *3* 2' }, stored)).toMatchObject({ lead: '5 *3* 2' })
})

test('line ends of a plain text that was shown as one paragraph become spaces', () => {
  expect(toFormatted('giving', { ...withStory({ story: 'One\n\nTwo' }), lead: 'One\n\nTwo' })).toEqual({
    ...withStory({ story: 'One\n\nTwo' }),
    lead: 'One Two',
  })
})

test('a stored document that was made by hand is not read as texts', () => {
  const odd = { mission: 7, story: null, values: 'none', constructor: 'x' }
  expect(toFormatted('aims', odd)).toEqual(odd)
  expect(toFormatted('giving', { stories: [null, 'x', { story: ['x'] }] })).toEqual({
    stories: [null, 'x', { story: ['x'] }],
  })
})

test('the marks of formatted texts can be removed, and those of other texts stay', () => {
  const services = [{ title: '**A**', text: '**B** c' }]
  expect(withoutMarks(describePart('services'), { lead: '**D**', services })).toEqual({
    lead: '**D**',
    services: [{ title: '**A**', text: 'B c' }],
  })
})

const PICTURE = '/media/site/giving/0123456789abcdef-960.webp'

test('pictures of a text count for a part with a format', () => {
  const stored = withStory({ story: `A ![jar](${PICTURE}#960x540 "First")` })
  expect(picturesIn({ ...stored, format: 'markdown' })).toEqual([
    { field: 'stories[0].story', address: PICTURE },
  ])
  expect(picturesIn(stored)).toEqual([])
  expect(picturesIn({ ...toFormatted('giving', stored), format: 'markdown' })).toEqual([])
})
