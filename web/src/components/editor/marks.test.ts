import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  continueList,
  type Edit,
  linkAt,
  marksAt,
  type Selected,
  toggleInline,
  toggleLines,
  writeLink,
} from './marks.ts'

/** Reads a text whose selection is between two bars; one bar is the caret. */
function read(drawn: string): Selected {
  const start = drawn.indexOf('|')
  const end = drawn.lastIndexOf('|')
  return { text: drawn.replaceAll('|', ''), start, end: Math.max(start, end - 1) }
}

/** Draws the text after an edit. */
function draw({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const after = text.slice(0, from) + insert + text.slice(to)
  if (start === end) return `${after.slice(0, start)}|${after.slice(start)}`
  return `${after.slice(0, start)}|${after.slice(start, end)}|${after.slice(end)}`
}

test.each([
  ['selected words', 'a |b c| d', 'a **|b c|** d'],
  ['words without the space that was selected with them', 'a |b |c', 'a **|b|** c'],
  ['bold words, which become plain', 'a **|b|** c', 'a |b| c'],
  ['words selected with their marks', 'a |**b**| c', 'a |b| c'],
  ['nothing, where typing goes on between the marks', 'a |', 'a **|**'],
  ['several lines, each by itself', '|a\n\n- b|', '|**a**\n\n- **b**|'],
])('bold changes %s', (_what, drawn, expected) => {
  expect(draw(read(drawn), toggleInline(read(drawn), '**'))).toBe(expected)
})

test.each([
  ['list', 'a|b', '- ab|'],
  ['list', '- ab|', 'ab|'],
  ['list', '|a\nb|', '|- a\n- b|'],
  ['list', '|a\n|b', '- a|\n\nb'],
  ['numbers', '|- a\n- b|', '|1. a\n2. b|'],
  ['numbers', '|1. a\n2. b|', '|a\nb|'],
  ['heading', 'x\na|b\ny', 'x\n## ab|\ny'],
  ['heading', '### ab|', 'ab|'],
  ['quote', '|a\nb|', '|> a\n> b|'],
  ['list', '|', '- |'],
] as const)('%s changes the lines of %j', (mark, drawn, expected) => {
  expect(draw(read(drawn), toggleLines(read(drawn), mark))).toBe(expected)
})

test.each([
  ['- a|', '- a\n- |'],
  ['  * a|b', '  * a\n  * |b'],
  ['9. a|', '9. a\n10. |'],
  ['- a\n- |', '- a\n|'],
  ['a|', undefined],
  ['|- a', undefined],
])('Enter in %j goes on with the list or ends it', (drawn, expected) => {
  const edit = continueList(read(drawn))
  expect(edit && draw(read(drawn), edit)).toBe(expected)
})

test.each([
  ['words', 'a |b c| d', 'a [b c](/x)| d'],
  ['nothing', 'a |', 'a [/x](/x)|'],
  ['a link, whose address changes', 'a [b|c](/y) d', 'a [bc](/x)| d'],
  ['words with brackets', '|a [b]|', String.raw`[a \[b\]](/x)|`],
])('a link is written around %s', (_what, drawn, expected) => {
  expect(draw(read(drawn), writeLink(linkAt(read(drawn)), '/x'))).toBe(expected)
})

test('removing a link leaves its words', () => {
  const selected = read('a [b|c](/y) d')
  expect(draw(selected, writeLink(linkAt(selected), ''))).toBe('a bc| d')
})

test.each([
  ['- a **b|c** d', ['list', '**']],
  ['- a **bc** d|', ['list']],
  ['## _a|_', ['heading', '_']],
  ['1. [a|](/x)', ['numbers', 'link']],
  ['> a|', ['quote']],
  ['a|', []],
])('the marks at the caret of %j are known', (drawn, expected) => {
  expect([...marksAt(read(drawn))].toSorted()).toEqual(expected.toSorted())
})

test('pressing bold twice changes nothing, whatever is selected in one line', () => {
  const line = fc.stringMatching(/^[a-z ]{0,12}$/)
  fc.assert(
    fc.property(line, line, line, (before, chosen, after) => {
      const selected = { text: before + chosen + after, start: before.length, end: (before + chosen).length }
      const once = toggleInline(selected, '**')
      const text = selected.text.slice(0, once.from) + once.insert + selected.text.slice(once.to)
      const twice = toggleInline({ text, start: once.start, end: once.end }, '**')
      expect(text.slice(0, twice.from) + twice.insert + text.slice(twice.to)).toBe(selected.text)
    }),
  )
})
