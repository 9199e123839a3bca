import { forget, keep, readKept } from './storage.ts'

const KEY = 'remembered-email'

/** The e-mail address that Remember Me kept on this device, or ''. */
export function readRememberedEmail(): string {
  const kept = readKept(KEY)
  return typeof kept === 'string' ? kept : ''
}

/** Keeps the address for the next sign-in on this device, or forgets it. */
export function rememberEmail(email: string, isKept: boolean) {
  if (isKept) keep(KEY, email)
  else forget(KEY)
}

/** Keeps the address that she has from now on, where the one that she had was kept. */
export function moveRememberedEmail(from: string, to: string): void {
  if (readRememberedEmail() === from) keep(KEY, to)
}
