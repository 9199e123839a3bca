/**
 * Returns the App Check header for requests that write; empty if App Check is not configured.
 * Public pages load Firebase for this only if it is.
 * @throws FirebaseError if Google does not attest the page
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {}
  const { appCheckToken } = await import('../firebase-app/app-check.ts')
  const token = await appCheckToken()
  return token ? { 'X-Firebase-AppCheck': token } : {}
}
