import { expect, test } from 'vitest'
import { toWhatsApp } from './phone.ts'

test.each(['0300 1234567', '+92 300-1234567', '0092 300 1234567', '923001234567'])(
  '%s is written to on WhatsApp with the code of its country',
  (phone) => {
    expect(toWhatsApp(phone)).toBe('https://wa.me/923001234567')
  },
)
