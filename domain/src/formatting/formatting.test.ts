import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { MAX_LENGTH } from '../limits.ts'
import { processorTime } from '../../../tests/support/processor-time.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { completeLink, isLink } from './link-address.ts'
import { plainTextOf } from './plain-text.ts'
import { teaserOf } from './teaser.ts'
import { toHtml } from './to-html.ts'

const formatted = (description: string) => ({ description, format: 'markdown' }) as const
const html = (description: string) => toHtml(formatted(description))
const plain = (description: string) => plainTextOf(formatted(description))

test.each([
  [
    'bold and italic text',
    'a **b** *c* _d_',
    '<p class="lead">a <strong>b</strong> <em>c</em> <em>d</em></p>',
    'a b c d',
  ],
  ['a line end', 'a\nb', '<p class="lead">a<br>b</p>', 'a\nb'],
  ['a blank line', 'a\n\nb', '<p class="lead">a</p><p>b</p>', 'a\n\nb'],
  ['a heading of any level', '# a\n\n### b', '<h3>a</h3><h3>b</h3>', 'a\n\nb'],
  ['no heading without a space', '#a', '<p class="lead">#a</p>', '#a'],
  ['a list', '- a\n- b', '<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['a numbered list', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>', 'a\nb'],
  ['a list in a list', '- a\n  - b', '<ul><li>a<ul><li>b</li></ul></li></ul>', 'a\nb'],
  ['a quote', '> a\n> b', '<blockquote><p>a<br>b</p></blockquote>', 'a\nb'],
  [
    'a mark that is meant as such',
    String.raw`\*a\* 2 * 3 a_b_c`,
    '<p class="lead">*a* 2 * 3 a_b_c</p>',
    '*a* 2 * 3 a_b_c',
  ],
  ['HTML', '<b>a</b> &amp;', '<p class="lead">&lt;b&gt;a&lt;/b&gt; &amp;amp;</p>', '<b>a</b> &amp;'],
  ['code and tables', '`a` |b|\n```', '<p class="lead">`a` |b|<br>```</p>', '`a` |b|\n```'],
])('a formatted text with %s', (_what, text, expected, words) => {
  expect(html(text)).toBe(expected)
  expect(plain(text)).toBe(words)
})

test.each([
  ['https://trade.example/?a=1&b=2', 'href="https://trade.example/?a=1&amp;b=2" rel="noopener"'],
  ['http://trade.example', 'href="http://trade.example" rel="noopener"'],
  ['/about', 'href="/about"'],
  ['mailto:office@chamber.example', 'href="mailto:office@chamber.example"'],
  ['tel:+92-992-380114', 'href="tel:+92-992-380114"'],
])('a text links to %s', (address, attributes) => {
  expect(html(`[a](${address})`)).toBe(`<p class="lead"><a ${attributes}>a</a></p>`)
  expect(plain(`[a](${address})`)).toBe('a')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//trade.example',
  'trade.example',
  'https://me:secret@trade.example',
  'ftp://trade.example',
  '#x',
])('a link to %s stays as it was typed', (address) => {
  expect(html(`[a](${address})`)).not.toContain('<a')
  expect(plain(`[a](${address})`)).toBe(`[a](${address})`)
})

const PICTURE = '/media/blogs/abc/0123456789abcdef-960.webp'

test('a picture of ours is shown with its caption, its description and its space', () => {
  const stem = '/media/blogs/abc/0123456789abcdef'
  expect(html(`![Jars "x"](${PICTURE}#960x540 "First jars.")`)).toBe(
    `<figure><img src="${PICTURE}" srcset="${stem}-320.webp 320w, ${stem}-480.webp 480w, ${stem}-640.webp 640w,` +
      ` ${stem}-720.webp 720w, ${stem}-960.webp 960w"` +
      ' sizes="(min-width: 768px) 680px, (min-resolution: 2.5dppx) 53vw, calc(100vw - 48px)"' +
      ' alt="Jars &quot;x&quot;" width="960" height="540" loading="lazy">' +
      '<figcaption>First jars.</figcaption></figure>',
  )
  expect(plain(`Before\n![Jars](${PICTURE} "First jars.")\nafter`)).toBe('Before\n\nFirst jars.\n\nafter')
})

test.each(['https://evil.example/x.png', '/logo.png', '/media/../x.webp', `${PICTURE}?x`])(
  'of the picture %s only its description is shown',
  (address) => expect(html(`![Jars](${address} "First")`)).toBe('<p>Jars</p>'),
)

test('lines of an event that begin with a time are its schedule, and may have marks', () => {
  const event = {
    ...formatted('Come *early*.\n\n09:30 **Tea**\nwith [milk](/a)\n10:00 Talk'),
    date: '2026-12-01',
  }
  expect(toHtml(event)).toBe(
    '<p class="lead">Come <em>early</em>.</p><ol class="schedule">' +
      '<li><time>09:30</time><div><b><strong>Tea</strong></b><p>with <a href="/a">milk</a></p></div></li>' +
      '<li><time>10:00</time><div><b>Talk</b></div></li></ol>',
  )
  expect(plainTextOf(event)).toBe('Come early.\n\n09:30 Tea\nwith milk\n10:00 Talk')
  expect(teaserOf(event)).toBe('Come early.')
})

test('a plain text has no marks to remove', () => {
  expect(plainTextOf({ description: '**a**\n- b' })).toBe('**a**\n- b')
})

const PIECES = [
  '**',
  '*',
  '_',
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '\n',
  '\n\n',
  '  ',
  '\t',
  '\\',
  '!',
  '[',
  '](',
  ')',
  ' "',
  '"',
  '<',
  '>',
  '&',
  '`',
  '~~',
  '<script>',
  '</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'JAVASCRIPT:',
  '&#106;avascript:',
  'data:text/html,',
  '[a](/x)',
  '[a](https://x.example/" onclick="x)',
  '[a](//x.example)',
  '[a](/\\x.example)',
  '[a](<https://x.example/ y>)',
  '[a]: javascript:x\n',
  `![a](${PICTURE} "b")`,
  '![a](https://x.example/y.png)',
  '<https://x.example>',
  'words',
  'کھڈی',
  '🧵',
  '\u200f',
  'a@b.example',
  '09:30 Tea\n',
]
const soup = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''))

/** The elements that a text may have, and their attributes. */
const ALLOWED: Record<string, string[]> = {
  ...Object.fromEntries(
    'h3 ul li blockquote strong em br b time div figure figcaption'.split(' ').map((tag) => [tag, []]),
  ),
  p: ['class'],
  ol: ['class', 'start'],
  a: ['href', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if (tree.isElementNode(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}
const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  tree.isTextNode(node) ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** Parses a part of a page as a browser does. */
function parseHtml(markup: string) {
  const problems: string[] = []
  const fragment = parseFragment(markup, { onParseError: ({ code }) => problems.push(code) })
  return { problems, elements: [...elementsOf(fragment)], text: textOf(fragment) }
}

test.each(['a post', 'an event'])('whatever is typed, the text of %s has only harmless elements', (what) => {
  const date = what === 'an event' ? { date: '2026-12-01' } : {}
  fc.assert(
    fc.property(soup, (text) => {
      const { problems, elements } = parseHtml(toHtml({ ...formatted(text), ...date }))
      // characters that a page cannot hold are refused when a text is stored
      expect(problems.filter((code) => !/control-character|noncharacter|null/.test(code))).toEqual([])
      for (const { tagName, attrs } of elements) {
        expect(Object.keys(ALLOWED)).toContain(tagName)
        for (const { name, value } of attrs) {
          expect(ALLOWED[tagName]).toContain(name)
          if (name === 'src') expect(value).toMatch(/^\/media\/[\w/-]+\.webp$/)
          if (name !== 'href') continue
          const { protocol, host } = new URL(value, 'https://chamber.example')
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol)
          if (value.startsWith('/')) expect(host).toBe('chamber.example')
        }
      }
    }),
    { numRuns: 2_000 },
  )
})

const squeeze = (text: string) => text.replaceAll(/\s+/g, '')

test('whatever is typed, the plain text is what the page shows', () => {
  fc.assert(
    fc.property(soup, (text) => {
      expect(squeeze(plain(text))).toBe(squeeze(parseHtml(html(text)).text))
    }),
    { numRuns: 2_000 },
  )
})

test('the plain text of bold, italic and linked words in lists, quotes and headings has no marks', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  const marked = fc.tuple(word, fc.constantFrom('#', '**#**', '*#*', '[#](/x)', '**[#](https://x.example)**'))
  const block = fc.tuple(
    fc.array(marked, { minLength: 1, maxLength: 5 }),
    fc.constantFrom('', '# ', '- ', '2. ', '> '),
  )
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (all) => {
      const lines = all.map(
        ([words, mark]) => mark + words.map(([one, around]) => around.replace('#', one)).join(' '),
      )
      const expected = all.map(([words]) => words.map(([one]) => one).join(' '))
      expect(plain(lines.join('\n\n')).split(/\n+/)).toEqual(expected)
    }),
  )
})

test.each([
  ['Plain words, a_b_c, 2 * 3 and 1.5%.', 'Plain words, a_b_c, 2 * 3 and 1.5%.'],
  ['*a* and _b_', String.raw`\*a\* and \_b\_`],
  [
    '# a\n\n- b\n1. c\n> d',
    String.raw`\# a

\- b
1\. c
\> d`,
  ],
  ['[a](/b)', String.raw`\[a\]\(/b)`],
  ['![a](/b)', String.raw`!\[a\]\(/b)`],
  [String.raw`a \* b`, String.raw`a \\\* b`],
])('the plain text %j is written as %j', (text, expected) => expect(escapeMarkdown(text)).toBe(expected))

/** Splits a plain text into its paragraphs, and these into their lines. */
const linesOf = (text: string) =>
  text
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)

/** Splits a page into its paragraphs, and these into their lines. */
const shownLines = (markup: string) =>
  linesOf(
    markup
      .replaceAll('<br>', '\n')
      .replaceAll('</p>', '\n\n')
      .replaceAll(/<p[^>]*>/g, ''),
  ).map((lines) => lines.map((line) => parseHtml(line).text.trim()))

test('whatever a plain text has, it is written so that the page shows the same words and line ends', () => {
  fc.assert(
    fc.property(soup, (typed) => {
      // as it is stored: without other control characters, and trimmed
      const text = typed.replaceAll(/(?![\t\n])\p{Cc}/gu, '').trim()
      const written = escapeMarkdown(text)
      expect(shownLines(html(written))).toEqual(linesOf(text))
      expect(linesOf(plain(written))).toEqual(linesOf(text))
    }),
    { numRuns: 2_000 },
  )
})

const long = (piece: string) =>
  piece.repeat(Math.ceil(MAX_LENGTH.description / piece.length)).slice(0, MAX_LENGTH.description)

test.each([
  '>',
  '- ',
  '* ',
  '1. ',
  '*a ',
  '**',
  'a**b',
  '_a ',
  '[',
  '![',
  '[a](b',
  '[a](',
  '<',
  '\\',
  '*a **a ',
  '***a*',
  '- a\n',
  '>\n',
  '\t-',
  '[a](<b',
  '[a](((((',
  '[a](b "',
  ' ',
  '\n',
  '# ',
  `${'>'.repeat(100)}a\n`,
  `${' -'.repeat(99)} a\n`,
  '09:30 a\n',
  `![a](${PICTURE})`,
])('the longest text of %j takes less than a second', async (piece) => {
  const text = long(piece)
  const time = await processorTime(async () => {
    toHtml({ ...formatted(text), date: '2026-12-01' })
    plain(text)
    escapeMarkdown(text)
  })
  expect(time).toBeLessThan(1_000)
})

test('a text that is nested too deeply is shown with its marks', () => {
  for (const mark of ['> ', '- ', '1. '])
    expect(plain(`${mark.repeat(30)}words`)).toBe(`${mark.repeat(30)}words`)
  expect(plain(`${'> '.repeat(9)}words`)).toBe('words')
})

test.each(['https://', 'mailto:', 'tel:', 'tel:1;x', 'mailto:a b@c', 'https:x'])(
  '%j is no address',
  (address) => expect(isLink(address)).toBe(false),
)

test.each([
  ['https://trade.example/a', 'https://trade.example/a'],
  [' trade.example ', 'https://trade.example'],
  ['www.trade.example/a?b=(c)', 'https://www.trade.example/a?b=%28c%29'],
  ['office@chamber.example', 'mailto:office@chamber.example'],
  ['+92 992 380114', 'tel:+92992380114'],
  ['/about', '/about'],
  ['javascript:alert(1)', undefined],
  ['two words', undefined],
  ['', undefined],
])('the address %j is completed', (typed, expected) => {
  expect(completeLink(typed)).toBe(expected)
  if (expected) expect(html(`[a](${expected})`)).toContain('<a ')
})
