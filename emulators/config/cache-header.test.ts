import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '../../web/src/lib/paths.ts'
import { fromRoot } from './paths.ts'

interface Rule {
  regex?: string
}

test('Hosting sends a cache duration with every page', () => {
  const { hosting } = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as {
    hosting: { headers: Rule[] }
  }
  const rule = hosting.headers.find(({ regex }) => regex !== undefined)
  const known = new RegExp(rule?.regex ?? '^$')
  const pages = Object.values(paths).flatMap((path) => (typeof path === 'object' ? [path.to('some')] : []))
  expect(pages).not.toEqual([])
  expect(pages.filter((page) => !known.test(page))).toEqual([])
})
