import { REPLY_VALUES, type ReplyValue } from 'domain/inbox.ts'

const NAMED = new RegExp(`\\{(${REPLY_VALUES.join('|')})\\}`, 'g')

/** Fills in what a saved reply names in braces. A value that is not known stays in braces. */
export const fillIn = (text: string, values: Partial<Record<ReplyValue, string>>): string =>
  text.replaceAll(NAMED, (braces, name: ReplyValue) => values[name] || braces)

/** Puts text in place of the selection of a field, or at its cursor, and moves the focus there. @returns the whole text */
export function insertAtCursor(area: HTMLTextAreaElement, text: string): string {
  area.focus()
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  return area.value
}

/** Returns the values in braces that a text still has, each once. */
export const valuesIn = (text: string): string[] => [...new Set(text.match(NAMED) ?? [])]
