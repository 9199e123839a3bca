import { expect, test } from 'vitest'
import { phoneHref, toWhatsApp } from './phone.ts'

test.each(['0300 1234567', '+92 300-1234567', '0092 300 1234567', '923001234567'])(
  '%s gets its country code for calls and WhatsApp',
  (phone) => {
    expect(toWhatsApp(phone)).toBe('https://wa.me/923001234567')
    expect(phoneHref(phone)).toBe('tel:+923001234567')
  },
)

test('the number that is stored in E.164 is called', () => {
  const e164 = '+442079460000'
  expect(phoneHref('+44 020 7946 0000', e164)).toBe('tel:+442079460000')
  expect(toWhatsApp('+44 020 7946 0000', e164)).toBe('https://wa.me/442079460000')
})
