import { createHmac } from 'node:crypto'

/** What tells one key from another, and nobody what it is. */
export const keyFingerprint = (key: string): string =>
  createHmac('sha256', key).update('the key').digest('base64url')
