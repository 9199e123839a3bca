import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { getConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { readPageTexts } from './page-texts.ts'

const folder = join(import.meta.dirname, '../../web/src/locales/ur')
const { sourceLocale } = getConfig({ configPath: join(folder, '../../../lingui.config.ts') })

interface Translation {
  /** The English words with their context. */
  english: string
  urdu: string
  catalogue: string
}

const keyOf = (text: string, context: string) => (context ? `${context}: ${text}` : text)

async function readTranslations(): Promise<Translation[]> {
  const all: Translation[] = []
  for await (const file of glob('*.po', { cwd: folder })) {
    const texts = await formatter().parse(await readFile(join(folder, file), 'utf8'), {
      locale: 'ur',
      sourceLocale,
      filename: file,
    })
    for (const [id, { message = id, context = '', translation = '' }] of Object.entries(texts))
      all.push({ english: keyOf(message, context), urdu: translation, catalogue: basename(file, '.po') })
  }
  return all
}

const translations = await readTranslations()

/** Lists the values, tags and forms of plurals in a message, in the order of the alphabet. */
function partsOf(message: string): string {
  const isPlural = message.includes(', plural,')
  const form = isPlural ? /(?:=\d+|one|other) \{/g : /(?!)/g
  const values = message.replaceAll(form, '').match(/\{\w+(?=[},])|<\/?\d+\/?>/g)
  return [...(message.match(form) ?? []), ...(values ?? [])].toSorted().join(' ')
}

test('every text of the pages has an Urdu one', async () => {
  const translated = new Set(translations.filter(({ urdu }) => urdu !== '').map(({ english }) => english))
  const wanted = (await readPageTexts()).map(({ text, context }) => keyOf(text, context))
  expect(wanted.length).toBeGreaterThan(2000)
  expect([...new Set(wanted)].filter((key) => !translated.has(key))).toEqual([])
  // it parses every file of the pages, which takes most of the usual time on a busy machine
}, 60_000)

test('a text that several catalogues have is the same in all of them, since one page loads several', () => {
  const different = [...Map.groupBy(translations, ({ english }) => english).values()]
    .filter((all) => new Set(all.map(({ urdu }) => urdu)).size > 1)
    .map((all) => all.map(({ english, urdu, catalogue }) => `${catalogue}: ${english} = ${urdu}`))
  expect(different).toEqual([])
})

test('an Urdu text keeps every value, tag and plural form of the English one', () => {
  const broken = translations.filter(({ english, urdu }) => partsOf(urdu) !== partsOf(english))
  expect(broken).toEqual([])
})

test('an Urdu text has only letters of Urdu, Western digits and no marks of direction', () => {
  const wrong = /[\u064A\u0643\u0649\u0660-\u0669\u06F0-\u06F9\u0640\u200E\u200F\u202A-\u202E\u2066-\u2069]/
  expect(translations.filter(({ urdu }) => wrong.test(urdu))).toEqual([])
})
