import { describe, expect, test } from 'vitest'
import { CONTENT_PARTS } from '../check-part.ts'
import { samples } from '../samples.ts'
import { samplesUr } from '../samples/ur.ts'
import { MOST_TRANSLATIONS } from '../../limits.ts'
import { checkTranslations, findUrdu, translatableTexts, translatePart } from './translate-part.ts'
import { translationsOf } from './translations-of.ts'

const team = {
  heading: 'Our people',
  words: 'They lead.',
  leaders: ['Rabia', 'Nasreen'].map((name) => ({
    ...samples.team.leaders[0]!,
    name,
    role: 'Leader',
    does: '',
  })),
}
const [first, second] = team.leaders
const pairs = [
  { text: 'Our people', ur: 'ہمارے لوگ' },
  { text: 'Rabia', ur: 'رابعہ' },
  { text: 'Leader', ur: 'رہنما' },
]

describe('a part in Urdu', () => {
  test('has the Urdu of each text that has some, wherever it stands', () => {
    const translated = translatePart('team', { ...team, ur: pairs })
    expect(translated).toMatchObject({
      heading: 'ہمارے لوگ',
      leaders: [
        { name: 'رابعہ', role: 'رہنما' },
        { name: 'Nasreen', role: 'رہنما' },
      ],
    })
    expect(translated).not.toHaveProperty('ur')
  })

  test('keeps its Urdu when a list is put into another order', () => {
    const moved = { ...team, leaders: [second, first], ur: pairs }
    expect(translatePart('team', moved)).toMatchObject({ leaders: [{ name: 'Nasreen' }, { name: 'رابعہ' }] })
  })

  test('lacks the Urdu of a text that has changed', () => {
    const changed = { ...team, heading: 'The people', ur: pairs }
    expect(translatePart('team', changed)).toMatchObject({ heading: 'The people' })
  })

  test('keeps its format, its ids and its pictures', () => {
    const ur = [
      { text: 'markdown', ur: 'غلط' },
      { text: samples.causes.causes[0]!.id, ur: 'غلط' },
    ]
    expect(translatePart('causes', { ...samples.causes, format: 'markdown', ur })).toEqual({
      ...translatePart('causes', samples.causes),
      format: 'markdown',
    })
  })

  test('has the Urdu of samples by itself, but the words of the office come first', () => {
    const [sample] = samplesUr
    if (!sample) return
    expect(findUrdu([])(sample.text)).toBe(sample.ur)
    expect(findUrdu([{ text: sample.text, ur: 'دفتر' }])(sample.text)).toBe('دفتر')
  })
})

describe('the texts of a part that can have Urdu', () => {
  test('are named once, with their longest Urdu', () => {
    expect([...translatableTexts('team', team)].slice(0, 4)).toEqual([
      ['Our people', { max: 80 }],
      ['They lead.', { max: 300 }],
      ['Rabia', { max: 80 }],
      ['Leader', { max: 80 }],
    ])
    const { mission } = samples.aims
    expect(translatableTexts('aims', { mission }).get(mission)).toMatchObject({ formatted: 'paragraph' })
  })

  test('are no ids, addresses, numbers, choices or accounts', () => {
    const texts = CONTENT_PARTS.flatMap((part) => [...translatableTexts(part, samples[part]).keys()])
    const { organisation, causes, samplePost } = samples
    const kept = [
      organisation.phone,
      organisation.email,
      organisation.bank.iban,
      organisation.adminCodes,
      ...causes.causes.flatMap(({ id, raised, image }) => [id, raised, image]),
      samplePost.createdAt,
      ...samplePost.body.map(({ kind }) => kind),
    ]
    expect(texts.filter((text) => kept.includes(text) || /^(https?:|\/|[\d\W]+$)/.test(text))).toEqual([])
    expect(texts).toContain(organisation.about)
  })

  test('have Urdu in the samples, names of banks and abbreviations aside', () => {
    const find = findUrdu([])
    const texts = CONTENT_PARTS.flatMap((part) => [...translatableTexts(part, samples[part]).keys()])
    expect(texts.filter((text) => !find(text)).toSorted()).toEqual([
      'Easypaisa',
      'Example Bank, Mansehra Road, Abbottabad',
      'JazzCash',
      'SEO',
    ])
  })

  test('are never more than a part may have pairs', () => {
    for (const part of CONTENT_PARTS)
      expect(translatableTexts(part, samples[part]).size).toBeLessThan(MOST_TRANSLATIONS)
  })
})

describe('the Urdu that is sent for a part', () => {
  const check = (sent: unknown) => checkTranslations('team', team, sent)

  test('is trimmed, has each text once, and leaves out what belongs to no text', async () => {
    const sent = [
      ...pairs,
      { text: 'Rabia ', ur: ' رابعہ ب ' },
      { text: 'Gone', ur: 'گیا' },
      { text: 'Nasreen', ur: ' ' },
    ]
    expect(await check(sent)).toEqual({
      ok: true,
      value: [pairs[0], { text: 'Rabia', ur: 'رابعہ ب' }, pairs[2]],
    })
  })

  test.each([
    ['a text', { ur: [{ code: 'kind', values: [] }] }],
    [[{ text: 'Rabia' }], { 'ur[0]': [{ code: 'kind', values: [] }] }],
    [[pairs[0], { text: 'Rabia', ur: 'ر'.repeat(81) }], { 'ur[1].ur': [{ code: 'tooLong', values: [80] }] }],
    [[{ text: 'Rabia', ur: '\u2067ر' }], { 'ur[0].ur': [{ code: 'controlCharacters', values: [] }] }],
    [
      Array.from({ length: MOST_TRANSLATIONS + 1 }, () => pairs[0]),
      { ur: [{ code: 'tooManyItems', values: [MOST_TRANSLATIONS] }] },
    ],
  ])('is refused with the field that is wrong: %#', async (sent, errors) => {
    expect(await check(sent)).toEqual({ ok: false, errors })
  })

  test('is read as nothing if a document was edited by hand', () => {
    expect(translationsOf({ ur: 'words' })).toEqual([])
    expect(translationsOf({ ur: [7, { text: 'a' }, pairs[0]] })).toEqual([pairs[0]])
    expect(translationsOf(undefined)).toEqual([])
  })
})
