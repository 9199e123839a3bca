import { buttonText, type MailText, tableText } from 'domain/texts/mails-en.ts'
import { expect, test } from 'vitest'
import { toHtml } from './to-html.ts'

const link = 'https://chamber.example/reset-password?code=a&b=$&'
const privacy = 'https://chamber.example/privacy'

const htmlOf = (text: string, parts: Omit<MailText, 'subject' | 'text'> = {}) =>
  toHtml(
    { subject: 'Tea & <b>talk</b>', text, link, ...parts },
    {
      name: 'The Chamber',
      day: 'March 8, 2027',
      end: { text: `Read it: ${privacy}`, link: privacy },
      language: 'en',
    },
  )

test('paragraphs and lines stay, and the link can be tapped', () => {
  const html = htmlOf(`Dear Gul,\n\nChoose it here: ${link}\n\nThe Chamber\nAbbottabad`)
  expect(html).toContain('<p>Dear Gul,</p>')
  expect(html).toContain(
    '<a href="https://chamber.example/reset-password?code=a&amp;b=$&amp;" style="color: #a80f42">https://chamber.example/reset-password?code=a&amp;b=$&amp;</a>',
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
