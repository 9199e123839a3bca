import { expect, test } from 'vitest'
import { keepBuiltFiles } from './built-files.ts'

const pages = { headers: [{ key: 'Cache-Control', value: 'no-cache' }] }
const { hosting } = keepBuiltFiles({ hosting: { headers: [pages], rewrites: [] } }, ['a-1.js', 'b-2_.woff2'])
const rule = hosting.headers.at(-1) as { regex: string; headers: object[] }

test('built files are cached for ever, whatever other rules say', () => {
  expect(hosting.headers).toEqual([pages, rule])
  expect(rule.headers).toEqual([{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }])
})

test.each([
  ['/assets/a-1.js', true],
  ['/assets/b-2_.woff2', true],
  ['/assets/a-2.js', false],
  ['/assets/a-1xjs', false],
  ['/assets/a-1.js.map', false],
  ['/assets/more/a-1.js', false],
  ['/assets/', false],
])('%s is cached for ever: %s', (address, isKept) => {
  expect(new RegExp(rule.regex, 'u').test(address)).toBe(isKept)
})
