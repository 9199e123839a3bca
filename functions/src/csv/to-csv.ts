/** What a spreadsheet takes for the beginning of a formula: what somebody typed into a form must never be run by the office. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** By it a spreadsheet knows that this is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

const toCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** A line of a table that spreadsheets open (RFC 4180): every cell is quoted, and none is a formula. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`
