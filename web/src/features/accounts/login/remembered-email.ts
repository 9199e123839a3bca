const KEY = 'remembered-email'

/** The e-mail address that Remember Me kept on this device (spec, section 3), or ''. */
export const readRememberedEmail = () => localStorage.getItem(KEY) ?? ''

/** Keeps the address for the next sign-in on this device, or forgets it. */
export function rememberEmail(email: string, isWanted: boolean) {
  if (isWanted) localStorage.setItem(KEY, email)
  else localStorage.removeItem(KEY)
}
