import { dropOwnDrafts } from '#lib/own-drafts.ts'
import { endSession, wasEndedHere } from '#lib/firebase/auth.ts'
import { paths } from '#lib/paths.ts'

/** Loads the sign-in page as a new page, so that no data and no listener of the session stays in memory. */
export const goToLogin = (): void => location.replace(paths.login)

/** Signs out in every tab of this browser, and opens the sign-in page. */
export async function logOut(): Promise<void> {
  dropOwnDrafts()
  await endSession()
  goToLogin()
}

/** Returns the URL of the sign-in page that leads back to this one. */
function loginForHere(hasEnded = false): string {
  const here = location.pathname + location.search
  return here === paths.dashboard && !hasEnded ? paths.login : paths.loginFor(here, hasEnded)
}

/** Leads a visitor of the dashboard to the sign-in page, and from there back. */
export const askToSignIn = (): void => (wasEndedHere() ? goToLogin() : location.replace(loginForHere()))

/** Leads to the step of the sign-in that asks for the one-time code, and from there back. */
export const askForCode = (): void => location.replace(paths.loginCode(location.pathname + location.search))

/** Leads to the sign-in page after the session has ended, and deletes the drafts of its user. That page says so. */
export async function askToSignInAgain(): Promise<void> {
  // the device may be in other hands: a new password elsewhere ends the session here
  dropOwnDrafts()
  // otherwise the sign-in page would find a session, and lead back at once
  await endSession()
  location.replace(loginForHere(true))
}
