import { buttonText, type MailText, tableText } from 'domain/texts/mails/mail-text.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { isolate, isolated } from 'domain/texts/isolate.ts'
import type { Language } from 'domain/texts/languages.ts'
import { expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

const link = 'https://chamber.example/reset-password?code=a&b=$&'
const privacy = 'https://chamber.example/privacy'

const htmlOf = (text: string, parts: Omit<MailText, 'subject' | 'text'> = {}, language: Language = 'en') =>
  toHtml(
    { subject: 'Tea & <b>talk</b>', text, link, ...parts },
    {
      name: 'The Chamber',
      day: 'March 8, 2027',
      end: { text: `Read it: ${privacy}`, link: privacy },
      language,
    },
  )

test('paragraphs and lines stay, and the link can be tapped', () => {
  const html = htmlOf(`Dear Gul,\n\nChoose it here: ${link}\n\nThe Chamber\nAbbottabad`)
  expect(html).toContain('<p>Dear Gul,</p>')
  expect(html).toContain(
    '<a href="https://chamber.example/reset-password?code=a&amp;b=$&amp;" dir="ltr" style="color: #a80f42">https://chamber.example/reset-password?code=a&amp;b=$&amp;</a>',
  )
  expect(html).toContain('<p>The Chamber<br>Abbottabad</p>')
})

test('the line at the end has its own link', () => {
  const html = htmlOf('The Chamber')
  expect(html).toMatch(
    /<p>The Chamber<\/p>\n<\/div>\n<p [^>]+>Read it: <a href="https:\/\/chamber\.example\/privacy"[^>]*>[^<]+<\/a><\/p>\n<\/div>\n<\/body>/,
  )
})

test('the lines of a table become a table', () => {
  const table = [
    ['What', 'Pending', 'Oldest'],
    ['Offers & help', '3', '2 days'],
  ] as const
  const html = htmlOf(`Dear Gul,\n\n${tableText(table)}\n\nThe Chamber`, { table })
  expect(html).toMatch(/<p>Dear Gul,<\/p>\n<table.*<th scope="col"[^>]*>What<\/th>.*<p>The Chamber<\/p>/s)
  expect(html).toMatch(/<td[^>]*>Offers &amp; help<\/td><td[^>]*>3<\/td><td[^>]*>2 days<\/td>/)
})

test('what is late is marked, and nothing else', () => {
  const table = [
    ['What', 'Pending', 'Oldest'],
    ['Applications', '3', '4 days, late', 'late'],
    ['Messages', '1', '2 days'],
  ] as const
  const html = htmlOf(tableText(table), { table })
  expect(html).toMatch(/<td[^>]*#a32210[^>]*>4 days, late<\/td>/)
  expect(html.match(/#a32210/g)).toHaveLength(1)
})

test('the line of a button becomes one, and a notice has its colour', () => {
  const notice = { text: 'E-mails that were not sent: 2.\nA <fault>.', isGood: false }
  const html = htmlOf(`Hello,\n\n${buttonText('Open it', link)}\n\n${notice.text}`, {
    button: 'Open it',
    notice,
  })
  expect(html).toMatch(
    /<a href="https:\/\/chamber\.example\/reset-password\?code=a&amp;b=\$&amp;"[^>]*>Open it<\/a>/,
  )
  expect(html).not.toContain('Open it:')
  expect(html).toMatch(
    /<p style="[^"]*#a32210[^"]*">E-mails that were not sent: 2\.<br>A &lt;fault&gt;\.<\/p>/,
  )
})

test('the frame has the name, the day and the subject', () => {
  const html = htmlOf('Hello,')
  expect(html).toMatch(/>The Chamber<\/td>\n<td[^>]*>March 8, 2027<\/td>/)
  expect(html).toMatch(/<h1[^>]*>Tea &amp; &lt;b&gt;talk&lt;\/b&gt;<\/h1>/)
})

test('user input is escaped', () => {
  const html = htmlOf(`<img src=x onerror="alert('1')"> & Söhne`)
  expect(html).toContain('<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne</p>')
})

type Node = DefaultTreeAdapterTypes.ChildNode

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''

/** Lists the paragraphs, headings, cells and links of a mail as a program shows it that drops `html`, `head` and the attributes of `body`. */
function directions(html: string): [tag: string, text: string, direction: string][] {
  const found: [string, string, string][] = []
  const visit = (node: Node, above: string) => {
    if (!('tagName' in node) || node.tagName === 'head') return
    const isDropped = ['html', 'body'].includes(node.tagName)
    const own = isDropped ? undefined : node.attrs.find(({ name }) => name === 'dir')?.value
    const direction = own ?? above
    if (/^(p|h1|th|td|a)$/.test(node.tagName)) found.push([node.tagName, textOf(node), direction])
    for (const child of node.childNodes) visit(child, direction)
  }
  for (const node of parse(html).childNodes) visit(node, 'ltr')
  return found
}

test('an Urdu mail reads from right to left where only what is inside its body is kept', () => {
  const table = [
    ['کیا', 'تعداد', 'کب سے'],
    ['پیغامات', '3', 'آج'],
  ] as const
  const notice = { text: 'سب کچھ ٹھیک ہے۔', isGood: true }
  const text = [
    'السلام علیکم،',
    isolated`${'Women’s Chamber'} کا شکریہ۔`,
    `${tableText(table)}`,
    buttonText('کھولیں', link),
    notice.text,
    `یہاں پڑھیں: ${isolate(link)}`,
    isolate('+92 992 000 000'),
    'Please bring the letter.',
  ].join('\n\n')
  const found = directions(htmlOf(text, { table, button: 'کھولیں', notice }, 'ur'))
  const isLeftToRight = ([tag, words]: (typeof found)[number]) =>
    words.startsWith('Please') || (tag === 'a' && words.startsWith('https'))
  expect(found).toHaveLength(20)
  expect(found.filter((one) => one[2] !== (isLeftToRight(one) ? 'ltr' : 'rtl'))).toEqual([])
})

test('what somebody wrote in Urdu reads from right to left in an English mail', () => {
  const found = directions(htmlOf('The office writes:\n\nتصویر صاف نہیں ہے۔'))
  expect(found.filter(([, , direction]) => direction === 'rtl')).toEqual([['p', 'تصویر صاف نہیں ہے۔', 'rtl']])
})

test('the font of an Urdu mail and the height of its lines stand inside its body', () => {
  const [, body = ''] = htmlOf('السلام علیکم،', {}, 'ur').split('<body')
  expect(body).toMatch(
    /^[^>]*>\n<div lang="ur" dir="rtl" style="[^"]*font: 1\.125em\/2\.2 'Noto Nastaliq Urdu', 'Urdu Typesetting', Tahoma, sans-serif;/,
  )
  expect(body).not.toMatch(/font-weight: 700|Georgia/)
})
