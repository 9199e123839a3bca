import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import { type CsvCell, sendCsv, toCsvRow } from './csv.ts'

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
  ['13101-1234567-8', `"13101-1234567-8"`],
  ['', '""'],
  [-40, '"-40"'],
])('%j is a cell that no spreadsheet misreads', (cell, written) => {
  expect(toCsvRow([cell])).toBe(`${written}\r\n`)
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

test('a table is a file to be saved, which says that it is UTF-8', async () => {
  const { response, text } = await ask(rowsUntil())
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename=things.csv')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(text).toBe('\u{feff}"Name","Sum"\r\n"Gul 0","0"\r\n"Gul 1","1"\r\n"Gul 2","2"\r\n')
})

test('what fails before the first row is a failure, and later a connection that is cut', async () => {
  expect((await ask(rowsUntil(0))).response.status).toBe(500)
  await expect(ask(rowsUntil(2))).rejects.toThrow()
})

test('HEAD asks for no more than the first row', async () => {
  const before = ended
  expect((await ask(rowsUntil(), 'HEAD')).text).toBe('')
  expect(ended).toBe(before + 1)
})
