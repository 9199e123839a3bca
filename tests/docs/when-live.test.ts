import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../../web/src')
/** Files that may promise a time: each knows whether there is a pause, or ends it. */
const KNOWING = ['use-when-live.ts', 'site-state.tsx', 'publish-button.tsx']
const PROMISE = /\b(?:live|website|site|visitors|everybody)\b[^\n]*(?:in a few seconds|within a minute)/i

test('no other text of the dashboard promises when visitors see a change', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('locales'))
  expect(sources.length).toBeGreaterThan(500)
  const promising = sources.filter(
    (name) =>
      !KNOWING.some((known) => name.endsWith(`publishing/${known}`)) &&
      PROMISE.test(readFileSync(join(SOURCE, name), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')),
  )
  expect(promising).toEqual([])
})
