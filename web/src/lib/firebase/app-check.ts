import type { FirebaseApp } from 'firebase/app'
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check'
import { startApp } from './app.ts'

let appCheck: AppCheck | undefined

/** Proves to Google's services that requests come from our own pages; before any of them is asked. */
export function startAppCheck(app: FirebaseApp, siteKey: string) {
  appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
}

/**
 * A token for our own functions; undefined on the emulators, which ask for none.
 * @throws FirebaseError, its code beginning with `appCheck/`
 */
export async function appCheckToken(): Promise<string | undefined> {
  await startApp()
  return appCheck && (await getToken(appCheck)).token
}
