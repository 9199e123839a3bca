import type { AddressInfo } from 'node:net'
import { stringify } from 'csv-stringify/sync'
import express from 'express'
import { expect, test } from 'vitest'
import { CSV_FORMAT, type CsvCell, sendCsv } from './csv.ts'

const toCsvRow = (row: readonly CsvCell[]) => stringify([row], { ...CSV_FORMAT, bom: false })

test.each([
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+92 300 0000042', `"'+92 300 0000042"`],
  ['-1+1', `"'-1+1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =1', `"'  =1"`],
  ['\u{200b}=1', `"'\u{200b}=1"`],
  ['＝1', `"'＝1"`],
  ['\tx', `"'\tx"`],
  ['03000000042', `"'03000000042"`],
  ['1234567890123456', `"'1234567890123456"`],
  ['Gul, "Bibi"\r\nSwat', `"Gul, ""Bibi""\r\nSwat"`],
  ['Swat;=HYPERLINK("https://evil.example");', `"Swat;'=HYPERLINK(""https://evil.example"");"`],
  ['Swat; \u{200b}＝1', `"Swat; \u{200b}'＝1"`],
  ['x;"=cmd', `"x;""'=cmd"`],
  ['"=1', `"'""=1"`],
  ['one\r\n\r\n=1', `"one\r\n\r\n'=1"`],
  ['one\t@SUM(A1)', `"one\t'@SUM(A1)"`],
  ['two; three, - four = 4', `"two; three, - four = 4"`],
  ['13101-1234567-8', `"13101-1234567-8"`],
  ['', '""'],
  [-40, '"-40"'],
])('the cell %j is read correctly by spreadsheets', (cell, written) => {
  expect(toCsvRow([cell])).toBe(`${written}\r\n`)
})

/** Parses as a spreadsheet with semicolons as separators: quotes count only at the start of a cell. */
function cellsBySemicolon(csv: string): string[] {
  const cells: string[] = []
  let rest = csv
  while (rest) {
    const quoted = /^"(?:[^"]|"")*"/.exec(rest)?.[0] ?? ''
    const [tail = ''] = /^[^;\r\n]*/.exec(rest.slice(quoted.length)) ?? []
    cells.push((quoted && quoted.slice(1, -1).replaceAll('""', '"')) + tail)
    rest = rest.slice(quoted.length + tail.length).replace(/^(?:;|\r\n|\r|\n)/, '')
  }
  return cells
}

test('no cell begins as a formula with another separator either', () => {
  const evil = [
    'x;=1+1',
    'x\n=1+1',
    'x\r\n\n;;\t+1',
    ';=1',
    '=1;=2',
    '"";=1',
    'x;"=1+1',
    'x;" "" +1";"=1',
    'x; \u{200b}@A1',
  ]
  const cells = evil.flatMap((text) => cellsBySemicolon(toCsvRow(['Gul', text, text])))
  expect(cells.length).toBeGreaterThan(evil.length)
  expect(cells.filter((cell) => /^[\s\p{Cc}\p{Cf}"]*[=+\-@]/u.test(cell))).toEqual([])
})

async function ask(rows: AsyncIterable<readonly CsvCell[]>, method = 'GET') {
  const app = express()
  app.get('/', (request, response) =>
    sendCsv(request, response, { name: 'things', headings: ['Name', 'Sum'], rows }),
  )
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/`, { method })
  const bytes = await response.arrayBuffer().finally(() => server.close())
  return { response, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}

let ended = 0

async function* rowsUntil(failing?: number) {
  try {
    for (let index = 0; index < 3; index += 1) {
      if (index === failing) throw new Error('the database is gone')
      yield [`Gul ${index}`, index]
    }
  } finally {
    ended += 1
  }
}

test('a table is a download declared as UTF-8', async () => {
  const { response, text } = await ask(rowsUntil())
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=things.csv')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toBe('\u{feff}"Name","Sum"\r\n"Gul 0","0"\r\n"Gul 1","1"\r\n"Gul 2","2"\r\n')
})

test('an error before the first row is an error response, and a later one cuts the connection', async () => {
  expect((await ask(rowsUntil(0))).response.status).toBe(500)
  await expect(ask(rowsUntil(2))).rejects.toThrow()
})

test('HEAD reads no more than the first row', async () => {
  const before = ended
  expect((await ask(rowsUntil(), 'HEAD')).text).toBe('')
  expect(ended).toBe(before + 1)
})
