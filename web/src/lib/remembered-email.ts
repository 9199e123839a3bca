import { readStorage, removeFromStorage, writeStorage } from './storage.ts'

const KEY = 'remembered-email'

/** Returns the e-mail address that Remember Me stored on this device, or ''. */
export function readRememberedEmail(): string {
  const kept = readStorage(KEY)
  return typeof kept === 'string' ? kept : ''
}

/** Stores the address for the next sign-in on this device, or removes it. */
export function rememberEmail(email: string, isKept: boolean) {
  if (isKept) writeStorage(KEY, email)
  else removeFromStorage(KEY)
}

/** Replaces the stored address after a change of e-mail, if the old one was stored. */
export function moveRememberedEmail(from: string, to: string): void {
  if (readRememberedEmail() === from) writeStorage(KEY, to)
}
