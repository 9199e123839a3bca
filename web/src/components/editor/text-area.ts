import type { Edit, Selected } from './marks.ts'

/** Reads the text of a text area and what is selected in it. */
export const selectedIn = (area: HTMLTextAreaElement): Selected => ({
  text: area.value,
  start: area.selectionStart,
  end: area.selectionEnd,
})

/**
 * Changes the text of a text area. `execCommand` is deprecated and every browser has it: it is the only way that leaves the browser's
 * own undo intact. Where it refuses, the text is set, without undo.
 */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus()
  area.setSelectionRange(from, to)
  const isDone = insert
    ? document.execCommand('insertText', false, insert)
    : from === to || document.execCommand('delete')
  if (!isDone) {
    area.setRangeText(insert, from, to)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(start, end)
}

/** Undoes the last change of a text area, as Ctrl Z does. */
export function undoIn(area: HTMLTextAreaElement): void {
  area.focus()
  document.execCommand('undo')
}

const COPIED = [
  'boxSizing',
  'borderWidth',
  'borderStyle',
  'direction',
  'font',
  'letterSpacing',
  'padding',
  'tabSize',
  'wordSpacing',
] as const

/** Measures where the line of a character ends, in pixels from the top of a text area, by a copy of its text. */
export function lineBottom(area: HTMLTextAreaElement, at: number): number {
  const copy = document.createElement('div')
  const style = getComputedStyle(area)
  for (const name of COPIED) copy.style[name] = style[name]
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
    inlineSize: `${area.clientWidth}px`,
  })
  const caret = document.createElement('span')
  caret.textContent = '\u200b'
  copy.append(area.value.slice(0, at), caret)
  document.body.append(copy)
  const bottom = caret.offsetTop + caret.offsetHeight - area.scrollTop
  copy.remove()
  return Math.max(0, Math.min(bottom, area.clientHeight))
}
