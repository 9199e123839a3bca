import type { Fault } from '../fault.ts'

/** The three settings of App Check. With some of them missing, our own pages would be refused. */
export interface AppCheckSettings {
  /** `APP_CHECK` of the functions. */
  isAskedFor: boolean
  /** `VITE_APP_CHECK_KEY` of the build. */
  siteKey: string | undefined
  /** `firebase.json`, as text. */
  policy: string
}

export function appCheckFaults({ isAskedFor, siteKey, policy }: AppCheckSettings): Fault[] {
  const faults: Fault[] = []
  if (isAskedFor && !siteKey)
    faults.push({
      wrong: 'The functions require App Check, but the pages do not use it. Every form would be refused.',
      todo: 'Write VITE_APP_CHECK_KEY="…" into web/.env.production.local (docs/deploy-reference.md says what it is), then npm run deploy -- --only hosting',
    })
  if (siteKey && !policy.includes('https://www.google.com/recaptcha/'))
    faults.push({
      wrong: 'The pages use App Check, but the Content-Security-Policy blocks it.',
      todo: 'Add the addresses that docs/deploy-reference.md names to firebase.json, then npm run deploy -- --only hosting',
    })
  return faults
}
