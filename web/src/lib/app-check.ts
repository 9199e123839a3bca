/**
 * What a request that writes carries where App Check is used; public pages load Firebase for it only then.
 * @throws FirebaseError where Google does not take the page for ours
 */
export async function appCheckHeaders(): Promise<Record<string, string>> {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return {}
  const { appCheckToken } = await import('./firebase/app-check.ts')
  const token = await appCheckToken()
  return token ? { 'X-Firebase-AppCheck': token } : {}
}
