import { dropOwnDrafts } from '#lib/drafts.ts'
import { endSession, wasEndedHere } from '#lib/firebase/auth.ts'
import { paths } from '#lib/paths.ts'

/** Goes to the sign-in with a fresh page: nothing of the session before stays in memory, neither data nor listeners. */
export const goToLogin = (): void => location.replace(paths.login)

/** Signs out, in every tab of this browser, and goes to the sign-in. */
export async function logOut(): Promise<void> {
  dropOwnDrafts()
  await endSession()
  goToLogin()
}

/** The sign-in that leads back to where she is. */
function loginForHere(hasEnded = false): string {
  const here = location.pathname + location.search
  return here === paths.dashboard && !hasEnded ? paths.login : paths.loginFor(here, hasEnded)
}

/** Leads who asks for the dashboard without being signed in to the sign-in, and from there back. */
export const askToSignIn = (): void => (wasEndedHere() ? goToLogin() : location.replace(loginForHere()))

/** The same for whose session has ended while the page was open; the sign-in says so. */
export async function askToSignInAgain(): Promise<void> {
  // else the sign-in would take her for signed in, and lead back at once
  await endSession()
  location.replace(loginForHere(true))
}
