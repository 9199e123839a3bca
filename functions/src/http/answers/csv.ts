import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'

export type CsvCell = string | number

/** How a spreadsheet knows UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}'

/**
 * What a spreadsheet takes for a formula, behind blanks and in the wide forms of East Asia too; and digits that it would shorten, as
 * of a telephone.
 */
const MISREAD = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]|^(?:0\d+|\d{16,})$/u

/**
 * The same in the middle of a text. Where semicolons part the cells, as in much of Europe, or tabs do, a quote opens only the first
 * cell of a row: in the others a semicolon, a tab or a line end begins a new one.
 */
const MISREAD_WITHIN = /([;\t\r\n][[\s\p{Cc}\p{Cf}]--[\t\r\n]]*)([=+\-@＝＋－＠])/gv

/** A cell in quotes. An apostrophe before what strangers wrote makes it text where a spreadsheet would misread it. */
const toCell = (value: CsvCell): string => {
  if (typeof value === 'number') return `"${value}"`
  const text = (MISREAD.test(value) ? `'${value}` : value).replace(MISREAD_WITHIN, "$1'$2")
  return `"${text.replaceAll('"', '""')}"`
}

/** One row, with its line end. */
export const toCsvRow = (cells: readonly CsvCell[]): string => `${cells.map(toCell).join(',')}\r\n`

export interface CsvFile {
  /** As it is saved, without `.csv`. */
  name: string
  headings: readonly string[]
  /** Asked for as fast as whoever reads takes them in: no table is ever held whole. */
  rows: AsyncIterable<readonly CsvCell[]>
}

/**
 * Streams a table as a file to be saved. What fails before the first row is answered as any failure; what fails later cuts the
 * connection, so that nobody takes half a table for the whole.
 */
export async function sendCsv(
  request: Request,
  response: Response,
  { name, headings, rows }: CsvFile,
): Promise<void> {
  const rest = rows[Symbol.asyncIterator]()
  const first = await rest.next()
  response.attachment(`${name}.csv`).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Cache-Control': 'private, no-store',
  })
  if (request.method === 'HEAD') {
    await rest.return?.()
    return void response.end()
  }
  await pipeline(Readable.from(lines(headings, first, rest)), response)
}

async function* lines(
  headings: readonly string[],
  first: IteratorResult<readonly CsvCell[]>,
  rest: AsyncIterator<readonly CsvCell[]>,
) {
  yield BYTE_ORDER_MARK + toCsvRow(headings)
  try {
    for (let row = first; !row.done; row = await rest.next()) yield toCsvRow(row.value)
  } finally {
    await rest.return?.()
  }
}
