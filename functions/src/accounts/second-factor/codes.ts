import { westernDigits } from 'domain/values/comparable.ts'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { hashKey } from '../../env.ts'

/** Seconds for which a code is shown. */
const PERIOD = 30

/** A code of the step before or after is accepted too, since clocks differ. */
const WINDOW = 1

const RECOVERY_CODES = 10
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes a secret, in base32 as authenticator apps read it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, names: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ ...names, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) })

/** Builds the address that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString()

/** Returns the time step that a code belongs to, of those that are accepted now. @param at in epoch milliseconds */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: at, window: WINDOW })
  return delta === null ? undefined : Math.floor(at / 1000 / PERIOD) + delta
}

/** Makes recovery codes, such as `k7mxq-2vdpa`. Each has 49 random bits. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })

/** Removes what people add when they type a code: spaces, hyphens and capitals. Digits of any keyboard become Western. */
export const normalCode = (code: string): string => westernDigits(code).replaceAll(/[\s-]/g, '').toLowerCase()

/** Returns what is stored of a recovery code. */
export const hashRecoveryCode = (uid: string, code: string): string =>
  createHmac('sha256', hashKey())
    .update(JSON.stringify(['recovery-code', uid, normalCode(code)]))
    .digest('base64url')

const CIPHER = 'aes-256-gcm'

/** Derives the key that encrypts secrets, so that one secret of the project serves several uses. */
const sealKey = () => Buffer.from(hkdfSync('sha256', hashKey(), '', 'second-factor', 32))

/** Encrypts a secret for the document of one user. Nobody who reads the database can make codes. */
export function seal(uid: string, secret: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv(CIPHER, sealKey(), iv).setAAD(Buffer.from(uid))
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64')
}

/** Decrypts a secret. @throws if it was sealed for another user or under another key */
export function unseal(uid: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, sealKey(), bytes.subarray(0, 12)).setAAD(Buffer.from(uid))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
