import { formatCnic } from 'domain/values/cnic.ts'
import { digitsOf } from 'domain/values/comparable.ts'

export interface Edit {
  text: string
  /** The position of the caret, in characters from the start. */
  caret: number
}

/** Returns the position of the caret after a number of digits. */
const caretAfter = (digits: number) => digits + (digits > 5 ? 1 : 0) + (digits > 12 ? 1 : 0)

/**
 * Returns what a CNIC field shows after an edit: dashes are added, and the caret stays behind the same digit.
 */
export const editCnic = ({ text, caret }: Edit): Edit => {
  const shown = formatCnic(text)
  const digitsBefore = digitsOf(text.slice(0, caret)).length
  return { text: shown, caret: Math.min(caretAfter(digitsBefore), shown.length) }
}

/** Returns what a CNIC field shows after a paste, with or without dashes or spaces. */
export const pasteCnic = (shown: string, from: number, to: number, pasted: string): Edit => {
  const before = shown.slice(0, from) + pasted
  return editCnic({ text: before + shown.slice(to), caret: before.length })
}
