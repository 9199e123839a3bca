import { createHmac } from 'node:crypto'

/** Returns a fingerprint that distinguishes keys without revealing them. */
export const keyFingerprint = (key: string): string =>
  createHmac('sha256', key).update('the key').digest('base64url')
