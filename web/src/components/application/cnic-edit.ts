import { cnicDigits, formatCnic } from 'domain/cnic.ts'

export interface Edit {
  text: string
  /** Where the caret stands, in characters from the start. */
  caret: number
}

/** Where the caret stands after so many digits: before a dash, except when the digit after it was just typed. */
const caretAfter = (digits: number) => digits + (digits > 5 ? 1 : 0) + (digits > 12 ? 1 : 0)

/**
 * What a CNIC field shows after an edit: its dashes put in, and the caret behind the same digit as before,
 * also in the middle of the number.
 */
export const editCnic = ({ text, caret }: Edit): Edit => {
  const shown = formatCnic(text)
  const digitsBefore = cnicDigits(text.slice(0, caret)).length
  return { text: shown, caret: Math.min(caretAfter(digitsBefore), shown.length) }
}

/** What a CNIC field shows after `pasted`, with or without dashes or spaces, replaced what was selected. */
export const pasteCnic = (shown: string, from: number, to: number, pasted: string): Edit => {
  const before = shown.slice(0, from) + pasted
  return editCnic({ text: before + shown.slice(to), caret: before.length })
}
