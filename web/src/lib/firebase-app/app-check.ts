import type { FirebaseApp } from 'firebase/app'
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { startApp } from './app.ts'

let appCheck: AppCheck | undefined

/**
 * Starts App Check, which proves that requests come from our own pages. Call this before any other Firebase
 * service.
 */
export function startAppCheck(app: FirebaseApp, siteKey: string) {
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/**
 * Returns an App Check token for our functions; undefined with the emulators.
 * @throws FirebaseError, with a code that begins with `appCheck/`
 */
export async function appCheckToken(): Promise<string | undefined> {
  await startApp()
  return appCheck && (await getToken(appCheck)).token
}
