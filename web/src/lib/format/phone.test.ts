import { expect, test } from 'vitest'
import { toWhatsApp } from './phone.ts'

test.each(['0300 1234567', '+92 300-1234567', '0092 300 1234567', '923001234567'])(
  '%s gets its country code for WhatsApp',
  (phone) => {
    expect(toWhatsApp(phone)).toBe('https://wa.me/923001234567')
  },
)
