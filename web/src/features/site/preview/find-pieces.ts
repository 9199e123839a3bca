import { isRecord } from 'domain/content/find-shape-errors.ts'
import { groupBy } from 'domain/values/collections.ts'
import type { Path, Values } from '../values.ts'

/** A text or a picture of the preview, and the field that it shows. */
export interface Piece {
  path: Path
  /** Its position in the preview, in pixels of the page. */
  box: DOMRect
}

/** A text that the page shows for a field. */
interface Shown {
  path: Path
  text: string
}

/** A shorter text may stand by chance within a sentence. */
const SHORTEST_WITHIN = 4

/**
 * Lists the texts of all fields; a text of several lines as its lines. Numbers are formatted as pages show them. HTML is listed too,
 * and equals no text of a page.
 */
function* shownTexts(
  value: unknown,
  formatNumber: (value: number) => string,
  path: Path = [],
): Generator<Shown> {
  if (typeof value === 'string') {
    for (const line of value.split('\n')) if (line.trim()) yield { path, text: line.trim() }
  } else if (typeof value === 'number') {
    if (!Number.isNaN(value)) yield { path, text: formatNumber(value) }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* shownTexts(item, formatNumber, [...path, index])
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value)) yield* shownTexts(item, formatNumber, [...path, name])
  }
}

const isLetter = (text: string | undefined) => text !== undefined && /[\p{L}\p{N}]/u.test(text)

/** Returns the element that a text is a line of: bold, italic and linked words are within it. */
const blockOf = ({ parentElement }: Node): Element | null => {
  let block = parentElement
  while (block?.matches('strong, em, a')) block = block.parentElement
  return block
}

/** Returns where a text stands in another as whole words; -1 if it does not. */
function indexOfWords(all: string, text: string): number {
  if (all.trim() === text) return all.indexOf(text)
  if (text.length < SHORTEST_WITHIN) return -1
  const at = all.indexOf(text)
  return isLetter(all[at - 1]) || isLetter(all[at + text.length]) ? -1 : at
}

/**
 * Finds the texts and pictures of a rendered page that show the fields of a part. It compares texts, so the page needs no marks.
 * Where several fields have the same text, the first occurrence is that of the first field, and so on.
 */
export function findPieces(
  body: HTMLElement,
  content: Values,
  formatNumber: (value: number) => string,
): Piece[] {
  const byText = groupBy(shownTexts(content, formatNumber), ({ text }) => text)
  // the longest first: a sentence before a word in it
  const texts = [...byText.keys()].toSorted((a, b) => b.length - a.length)
  const seen = new Map<string, number>()
  const pathOf = (text: string): Path => {
    const fields = byText.get(text) ?? []
    const count = seen.get(text) ?? 0
    seen.set(text, count + 1)
    return fields[count % fields.length]?.path ?? []
  }
  const pieces: Piece[] = []
  const add = (text: string, box: DOMRect) => {
    if (box.width === 0 || box.height === 0) return
    pieces.push({ path: pathOf(text), box })
  }
  const { ownerDocument } = body
  const walker = ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const findIn = (node: Node) => {
    const all = node.textContent ?? ''
    const taken: [from: number, to: number][] = []
    for (const text of texts) {
      const at = indexOfWords(all, text)
      const to = at + text.length
      if (at < 0 || taken.some(([from, end]) => at < end && to > from)) continue
      taken.push([at, to])
      const range = ownerDocument.createRange()
      range.setStart(node, at)
      range.setEnd(node, to)
      add(text, range.getBoundingClientRect())
    }
  }
  let block: Element | null = null
  /** Text nodes of the line that is being read. */
  let line: Node[] = []
  const endLine = () => {
    const [first, last] = [line[0], line.at(-1)]
    const text = line
      .map(({ textContent }) => textContent)
      .join('')
      .trim()
    if (!first || !last || first === last || !byText.has(text)) line.forEach(findIn)
    else {
      const range = ownerDocument.createRange()
      range.setStartBefore(first)
      range.setEndAfter(last)
      add(text, range.getBoundingClientRect())
    }
    line = []
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isText = node.nodeType === Node.TEXT_NODE
    if (node.nodeName === 'BR' || node.nodeName === 'IMG' || (isText && blockOf(node) !== block)) endLine()
    if (node.nodeName === 'IMG') {
      const image = node as HTMLImageElement
      const src = image.getAttribute('src') ?? ''
      if (byText.has(src)) add(src, image.getBoundingClientRect())
    }
    if (!isText) continue
    block = blockOf(node)
    line.push(node)
  }
  endLine()
  return pieces
}
