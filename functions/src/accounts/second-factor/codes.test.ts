import { TOTP, Secret } from 'otpauth'
import { beforeAll, expect, test } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes, newSecret, seal, stepOf, unseal, uriOf } from './codes.ts'

beforeAll(() => {
  process.env['UNIQUES_KEY'] = 'a key'
})

// RFC 6238, appendix B: the last six digits of its codes for SHA-1
const RFC_SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
const RFC_CODES: [seconds: number, code: string][] = [
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
]

test.each(RFC_CODES)('at second %i the code equals that of the RFC', (seconds, code) => {
  expect(stepOf(RFC_SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code is accepted at most one step early or late', () => {
  const secret = newSecret()
  const at = 1_800_000_000_000
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })
  const steps = [-60, -30, 0, 30, 60].map((seconds) => stepOf(secret, code, at + seconds * 1000))
  expect(steps).toEqual([undefined, at / 30_000, at / 30_000, at / 30_000, undefined])
})

test('the link for the app has the issuer and the secret', () => {
  const uri = new URL(uriOf('JBSWY3DPEHPK3PXP', 'Women’s Chamber', 'saima@example.org'))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('issuer')).toBe('Women’s Chamber')
  expect(uri.searchParams.get('secret')).toBe('JBSWY3DPEHPK3PXP')
})

test('a sealed secret opens only for its user and with its key', () => {
  const sealed = seal('one', 'JBSWY3DPEHPK3PXP')
  expect(sealed).not.toBe(seal('one', 'JBSWY3DPEHPK3PXP'))
  expect(unseal('one', sealed)).toBe('JBSWY3DPEHPK3PXP')
  expect(() => unseal('another', sealed)).toThrow()
  process.env['UNIQUES_KEY'] = 'another key'
  expect(() => unseal('one', sealed)).toThrow()
  process.env['UNIQUES_KEY'] = 'a key'
})

test('recovery codes differ, and are recognised in any spelling', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes.every((code) => /^[a-z2-9]{5}-[a-z2-9]{5}$/.test(code))).toBe(true)
  const [first = ''] = codes
  expect(hashRecoveryCode('one', ` ${first.toUpperCase().replace('-', ' ')}`)).toBe(
    hashRecoveryCode('one', first),
  )
  expect(hashRecoveryCode('another', first)).not.toBe(hashRecoveryCode('one', first))
})
