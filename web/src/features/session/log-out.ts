import { dropOwnDrafts } from '#lib/draft.ts'
import { endSession } from '#lib/firebase/auth.ts'
import { paths } from '#lib/paths.ts'

/** Goes to the sign-in with a fresh page: nothing of the session before stays in memory, neither data nor listeners. */
export const goToLogin = (): void => location.replace(paths.login)

/** Signs out, in every tab of this browser, and goes to the sign-in. */
export async function logOut(): Promise<void> {
  dropOwnDrafts()
  await endSession()
  goToLogin()
}
