import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { extractor } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { samples } from 'domain/content/samples.ts'
import { en } from 'domain/texts/en.ts'
import { mailsEn } from 'domain/texts/mails-en.ts'
import { offlineEn } from 'domain/texts/offline-en.ts'
import { expect, test } from 'vitest'

/** Words that readers stumbled over: words of sewing, and words that words.md replaces. */
const BANNED =
  /\b(sewn|unsewn|sewing|sews?|stitch(es|ed|ing)?|mend(s|ed|ing)?|deeds?|telephones?|clash(es)?|gifts?|whoever|reckon|booked|did not arrive|one yes of two|take the mark back|what is to stand|waits? to go out|put it on the site|coming in|so she reads it|your words to her)\b|Promise [${]/i

const source = join(import.meta.dirname, '../src')

/** Returns the texts of the pages from Lingui's catalogues, without the names of their values. */
async function textsOfPages(): Promise<string[]> {
  const linguiConfig = getConfig({ configPath: join(source, '../lingui.config.ts') })
  const texts: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: source })) {
    const path = join(source, file)
    const code = await readFile(path, 'utf8')
    if (file.includes('.test.') || !code.includes('@lingui/')) continue
    await extractor.extract(path, code, ({ id, message = id }) => texts.push(message), { linguiConfig })
  }
  return texts.map((text) => text.replaceAll(/\{\w+\}|\{\w+, plural,/g, ''))
}

/** Returns every text within a value, including the code of functions. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const broken = (texts: readonly string[]) => texts.filter((text) => BANNED.test(text))

test('no text of a page has a banned word', async () => {
  const texts = await textsOfPages()
  expect(texts.length).toBeGreaterThan(500)
  expect(broken(texts)).toEqual([])
  // it parses every file of the pages, which takes most of the usual time on a busy machine
}, 60_000)

test.each([
  ['message that pages and server share', en],
  ['mail', mailsEn],
  ['text of the service worker', offlineEn],
  ['sample', samples],
])('no %s has a banned word', (_name, texts) => {
  expect(broken(textsIn(texts))).toEqual([])
})
