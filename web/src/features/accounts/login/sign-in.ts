export type SignInOutcome = 'success' | 'failed' | 'error'

/**
 * Signs in with the Firebase SDK, which is loaded for it.
 * @returns `failed` for wrong credentials, whichever of the two is wrong; `error` for everything else
 */
export async function signIn(email: string, password: string, remember: boolean): Promise<SignInOutcome> {
  try {
    const auth = await import('#lib/firebase/auth.ts')
    return (await auth.signIn(email, password, remember)) ? 'success' : 'failed'
  } catch {
    return 'error'
  }
}
