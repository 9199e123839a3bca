import { expect, test } from 'vitest'
import { pageRedirects } from './page.ts'
import { toPageName } from './page-name.ts'

test.each([
  ['Fees and rules', 'fees-and-rules'],
  ['  Election 2027!  ', 'election-2027'],
  ['Women’s café & hall', 'womens-cafe-hall'],
  ['فیس', ''],
  ['---', ''],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the title %j suggests the name %j', (title, name) => {
  expect(toPageName(title)).toBe(name)
})

test('old addresses lead to the current one, unless a page has that address now', () => {
  expect(
    pageRedirects([
      { name: 'yearly-fee', old_names: ['dues', 'fees'] },
      { name: 'dues' },
      { name: 'hall', old_names: [] },
    ]),
  ).toEqual([{ from: '/page/fees', to: '/page/yearly-fee' }])
})
