import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Membership form', 'membership-form.pdf'],
  ['Fees 2026-27', 'fees-2026-27.pdf'],
  ['The chamber’s articles (draft)', 'the-chambers-articles-draft.pdf'],
  ['Café Égalité', 'cafe-egalite.pdf'],
  ['خواتین کی مارکیٹ', 'file.pdf'],
  ['../../etc/passwd', 'etc-passwd.pdf'],
  ['x'.repeat(120), `${'x'.repeat(60)}.pdf`],
  [`${'x'.repeat(59)} y`, `${'x'.repeat(59)}.pdf`],
])('the name of %j is %s', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name)
})
