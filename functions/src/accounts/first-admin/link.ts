import { createHash, randomBytes } from 'node:crypto'
import { FIRST_ADMIN_HOURS, type FirstAdminDocument } from 'domain/stored/email-change.ts'

const HOUR = 3_600_000

/** Returns what is stored of the code of a link. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('base64url')

/** Returns the address in a code, for which the link was made. */
export const emailIn = (code: string): string => code.slice(code.indexOf('.') + 1)

/**
 * Makes a link for the first admin.
 * @param email of the person who will open it, confirmed
 * @returns its code, which nobody stores, and what is stored instead, with `expiresAt` in ISO 8601 UTC
 */
export function newFirstAdminLink(email: string, now: Date) {
  const code = `${randomBytes(32).toString('base64url')}.${email.toLowerCase()}`
  const at = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString()
  const stored: Record<keyof FirstAdminDocument, string> = {
    hash: hashCode(code),
    until: at(FIRST_ADMIN_HOURS),
    usedAt: '',
    expiresAt: at(FIRST_ADMIN_HOURS + 24),
  }
  return { code, stored }
}

/** Builds the address of a link. The code is in the fragment, which browsers send to nobody. */
export const firstAdminUrl = (site: string, code: string): string =>
  `${site}/first-admin#code=${encodeURIComponent(code)}`
