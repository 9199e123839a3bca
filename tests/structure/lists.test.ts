import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../../emulators/config/paths.ts'

/** A comma or semicolon of English between shown texts; Urdu has others. */
const JOINED = /(?:join\(|joined\(.*, |\{)(['"`])[,;] \1/

/** A comma after an element, between two values at the beginning of a line, or before one there. */
const BETWEEN_ELEMENTS = /(?:\/>|<\/\w+>|^ +\{[^{}]+\}|^ +), ?[{<]\S/m

/** Texts in a catalogue have the comma of its language. */
const TRANSLATED = /<Trans>[^]*?<\/Trans>/g

const hasComma = (code: string): boolean =>
  JOINED.test(code) || BETWEEN_ELEMENTS.test(code.replaceAll(TRANSLATED, ''))

test('no page joins texts with a comma of English', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: fromRoot('web/src') }).filter(
    (file) => !/\.test\.|(^|\/)testing\//.test(file),
  )
  const joining = files.filter((file) => hasComma(readFileSync(fromRoot('web/src', file), 'utf8')))
  expect(files.length).toBeGreaterThan(500)
  expect(joining, 'use formatList or Comma of lib/format/format-list.ts').toEqual([])
})

test.each([
  "names.join(', ')",
  "joined([a, b], ', ')",
  "{', '}",
  'points.join("; ")',
  '<Plural />, {name}',
  '<bdi>{name}</bdi>, <When />',
  '  {name}, <When />',
  '  </b>\n  , <bdi>{name}</bdi>',
])('%s is found', (code) => {
  expect(hasComma(code)).toBe(true)
})

test('a comma within a translated text is not found', () => {
  expect(hasComma('<Trans><bdi>{name}</bdi>, {day}</Trans>')).toBe(false)
})
