import { expect, test } from 'vitest'
import { textOf } from './documents.ts'

const sections = textOf('docs/security.md')
  .split('\n## ')
  .slice(1)
  .map((text) => ({ heading: text.split('\n')[0], text }))

/** The entries of a section. Each begins with whom something is protected from. */
const entriesOf = (section: string) => section.split(/\n(?=- )/).slice(1)
const linesOf = (entry: string, kind: 'Test' | 'Accepted') =>
  Array.from(entry.matchAll(new RegExp(`^ {2}- ${kind}: (.+)$`, 'gm')), ([, line = '']) => line)

test.each(sections)('every entry names a test, or says why it is accepted: $heading', ({ text }) => {
  const entries = entriesOf(text)
  expect(entries).not.toEqual([])
  expect(entries.filter((entry) => !/^- \*\*From [^*]+:\*\* ./.test(entry))).toEqual([])
  const isBacked = (entry: string) =>
    linesOf(entry, 'Test').length > 0 || linesOf(entry, 'Accepted').length > 0
  expect(entries.filter((entry) => !isBacked(entry))).toEqual([])
})

test.each(sections)('every named test exists in its file: $heading', ({ text }) => {
  const tests = entriesOf(text).flatMap((entry) => linesOf(entry, 'Test'))
  const missing = tests.filter((line) => {
    const [, file, title] = /^`([^`]+\.test\.tsx?)`, "(.+)"$/.exec(line) ?? []
    if (!file || !title) return true
    const code = textOf(file)
    return ![`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => code.includes(quoted))
  })
  expect(missing).toEqual([])
})
