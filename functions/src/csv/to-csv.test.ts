import { expect, test } from 'vitest'
import { toCsvLine } from './to-csv.ts'

test.each([
  ['Gul, Bibi', '"Gul, Bibi"'],
  ['the "Honey" house', '"the ""Honey"" house"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("https://a.example","x")', '"\'=HYPERLINK(""https://a.example"",""x"")"'],
  ['+92 300 1234567', '"\'+92 300 1234567"'],
  ['-1+1', '"\'-1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  [' =1+1', '"\' =1+1"'],
  ['\t=1+1', '"\'\t=1+1"'],
  ['＝1+1', '"\'＝1+1"'],
  ['گل بی‌بی', '"گل بی‌بی"'],
])('%j is the cell %j', (text, cell) => {
  expect(toCsvLine([text, ''])).toBe(`${cell},""\r\n`)
})
