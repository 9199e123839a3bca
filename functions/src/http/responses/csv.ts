import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Options } from 'csv-stringify'
import type { Request, Response } from 'express'

export type CsvCell = string | number

/**
 * Text that a spreadsheet runs as a formula, also after spaces or quotes and in East Asian full-width characters. Also digits that
 * it would shorten, such as a phone number.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}"]*[=+\-@＝＋－＠]|^[\t\r\n]|^(?:0\d+|\d{16,})$/u

/**
 * A formula in the middle of a text. If a spreadsheet separates cells by semicolons or tabs, quotes protect only the first
 * cell of a row. A semicolon, a tab or a line end in another text then begins a new cell. Quotes at its beginning vanish.
 */
const FORMULA_WITHIN = /([;\t\r\n][[\s\p{Cc}\p{Cf}"]--[\t\r\n]]*)([=+\-@＝＋－＠])/gv

/** Puts an apostrophe before whatever a spreadsheet would run or shorten. The library's own option covers only the first character. */
const escapeFormulas = (text: string): string =>
  (FORMULA.test(text) ? `'${text}` : text).replace(FORMULA_WITHIN, "$1'$2")

/** How every table is written: RFC 4180, with the byte order mark by which a spreadsheet recognises UTF-8. */
export const CSV_FORMAT = {
  bom: true,
  cast: { string: escapeFormulas },
  quoted: true,
  quoted_empty: true,
  record_delimiter: 'windows',
} as const satisfies Options

interface CsvFile {
  /** Name of the saved file, without `.csv`. */
  name: string
  headings: readonly string[]
  /** Read as fast as the client takes them: the table is never in memory as a whole. */
  rows: AsyncIterable<readonly CsvCell[]>
}

/**
 * Streams a table as a file to save. A failure before the first row is answered like any other. A later failure cuts the
 * connection, so that nobody takes half a table for the whole.
 */
export async function sendCsv(
  request: Request,
  response: Response,
  { name, headings, rows }: CsvFile,
): Promise<void> {
  const { stringify } = await import('csv-stringify')
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
  await pipeline(Readable.from(allRows(headings, first, rest)), stringify(CSV_FORMAT), response)
}

async function* allRows(
  headings: readonly string[],
  first: IteratorResult<readonly CsvCell[]>,
  rest: AsyncIterator<readonly CsvCell[]>,
) {
  yield headings
  try {
    for (let row = first; !row.done; row = await rest.next()) yield row.value
  } finally {
    await rest.return?.()
  }
}
