const KEY = 'remembered-email'

/** The e-mail address that Remember Me kept on this device, or ''. */
export const readRememberedEmail = () => localStorage.getItem(KEY) ?? ''

/** Keeps the address for the next sign-in on this device, or forgets it. */
export function rememberEmail(email: string, isKept: boolean) {
  if (isKept) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}
