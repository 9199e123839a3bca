import { type MailText, tableText } from 'domain/texts/mails-en.ts'
import { expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

const link = 'https://chamber.example/reset-password?code=a&b=$&'
const privacy = 'https://chamber.example/privacy'

const htmlOf = (text: string, table?: MailText['table']) =>
  toHtml({ text, link, ...(table && { table }) }, { text: `Read it: ${privacy}`, link: privacy }, 'en')

test('paragraphs and lines stay, and the link can be tapped', () => {
  const html = htmlOf(`Dear Gul,\n\nChoose it here: ${link}\n\nThe Chamber\nAbbottabad`)
  expect(html).toContain('<p>Dear Gul,</p>')
  expect(html).toContain(
    '<a href="https://chamber.example/reset-password?code=a&amp;b=$&amp;">https://chamber.example/reset-password?code=a&amp;b=$&amp;</a>',
  )
  expect(html).toContain('<p>The Chamber<br>Abbottabad</p>')
})

test('the line at the end has its own link', () => {
  const html = htmlOf('The Chamber')
  expect(html).toMatch(
    /<p>The Chamber<\/p>\n<p [^>]+>Read it: <a href="https:\/\/chamber\.example\/privacy">[^<]+<\/a><\/p>\n<\/body>/,
  )
})

test('the lines of a table become a table', () => {
  const table = [
    ['What', 'Pending', 'Oldest'],
    ['Offers & help', '3', '2 days'],
  ] as const
  const html = htmlOf(`Dear Gul,\n\n${tableText(table)}\n\nThe Chamber`, table)
  expect(html).toMatch(/<p>Dear Gul,<\/p>\n<table.*<th scope="col"[^>]*>What<\/th>.*<p>The Chamber<\/p>/s)
  expect(html).toMatch(/<td[^>]*>Offers &amp; help<\/td><td[^>]*>3<\/td><td[^>]*>2 days<\/td>/)
})

test('user input is escaped', () => {
  const html = htmlOf(`<img src=x onerror="alert('1')"> & Söhne`)
  expect(html).toContain('<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Söhne</p>')
})
