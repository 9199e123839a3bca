import { setupI18n } from '@lingui/core'
import { isolate } from 'domain/texts/isolate.ts'
import { expect, test } from 'vitest'
import { catalogueFiles, readCatalogue } from '../support/visible-texts.ts'
import { findFaults } from './read-urdu.ts'

const PHONE = '0300-1234567'
const COUNTS = [1, 2, 3, 5]

interface Pair {
  english: string
  urdu: string
}

/** Says something else with a word of the glossary. */
const OTHER_MEANING = ['Unexpected Application Error!']

const pairsOf = async (file: string): Promise<Pair[]> =>
  (await readCatalogue(file)).filter(({ english }) => !OTHER_MEANING.includes(english))

/** Fills a message with a phone number for each value and with a count, and leaves out its tags. */
function fill(message: string, locale: 'en' | 'ur', count: number): string {
  const phone = locale === 'ur' ? isolate(PHONE) : PHONE
  const values = [...message.matchAll(/\{(\w+)(, plural|\})/g)].map(([, name, kind]) => [
    name,
    kind === '}' ? phone : count,
  ])
  const i18n = setupI18n({ locale, messages: { [locale]: { text: message } } })
  return i18n._('text', Object.fromEntries(values.toReversed())).replaceAll(/<\/?\d+\/?>/g, '')
}

const faultsOf = ({ english, urdu }: Pair): string[] =>
  (english.includes(', plural') ? COUNTS : [1]).flatMap((count) => {
    const [from, to] = [fill(english, 'en', count), fill(urdu, 'ur', count)]
    return findFaults(from, to).map((fault) => `${fault}: ${from} → ${to}`)
  })

test.each(catalogueFiles)(
  'each text of %s is translated, uses the words of the glossary and keeps its values in order',
  async (file) => {
    const pairs = await pairsOf(file)
    expect(pairs.length).toBeGreaterThan(10)
    expect(pairs.flatMap(faultsOf)).toEqual([])
  },
)

test('what somebody did is a verb in Urdu, also where the English word is a status too', async () => {
  const pairs = [...(await readCatalogue('office.po')), ...(await readCatalogue('today.po'))]
  const done = pairs.filter(({ context }) => context === 'what somebody did')
  expect(done.map(({ english }) => english)).toContain('Approved')
  expect(done.filter(({ urdu }) => !/ (کیا|کیے)$/.test(urdu))).toEqual([])
})
