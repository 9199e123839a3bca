import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { mailsEn } from 'domain/texts/mails/mails-en.ts'
import { offlineEn } from 'domain/texts/offline-en.ts'
import { expect, test } from 'vitest'
import { readPageTexts } from './page-texts.ts'

/** Words that readers stumbled over: words of sewing, and words that words.md replaces. */
const BANNED =
  /\b(sewn|unsewn|sewing|sews?|stitch(es|ed|ing)?|mend(s|ed|ing)?|deeds?|telephones?|clash(es)?|gifts?|whoever|reckon|booked|did not arrive|one yes of two|take the mark back|what is to stand|waits? to go out|put it on the site|coming in|so she reads it|your words to her)\b|Promise [${]/i

/** Returns every text within a value, including the code of functions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const broken = (texts: readonly string[]) => texts.filter((text) => BANNED.test(text))

test('no text of a page has a banned word', async () => {
  const texts = (await readPageTexts()).map(({ text }) => text.replaceAll(/\{\w+\}|\{\w+, plural,/g, ''))
  expect(texts.length).toBeGreaterThan(500)
  expect(broken(texts)).toEqual([])
  // it parses every file of the pages, which takes most of the usual time on a busy machine
}, 60_000)

test.each([
  ['message that pages and server share', en],
  ['mail', mailsEn],
  ['text of a page without a connection', offlineEn],
  ['sample', samples],
])('no %s has a banned word', (_name, texts) => {
  expect(broken(textsIn(texts))).toEqual([])
})
