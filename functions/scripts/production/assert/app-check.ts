import type { Fault } from '../fault.ts'
import { missingForAppCheck } from '../policy.ts'

/** The three settings of App Check. With some of them missing, our own pages would be refused. */
interface AppCheckSettings {
  /** `APP_CHECK` of the functions. */
  isAskedFor: boolean
  /** `VITE_APP_CHECK_KEY` of the build. */
  siteKey: string | undefined
  /** The Content-Security-Policy that the site sends. */
  policy: string
}

/** Checks that functions, pages and policy agree on App Check. */
export function appCheckFaults({ isAskedFor, siteKey, policy }: AppCheckSettings): Fault[] {
  const faults: Fault[] = []
  if (isAskedFor && !siteKey)
    faults.push({
      wrong: 'The functions require App Check, but the pages do not use it. Every form would be refused.',
      todo: 'Write VITE_APP_CHECK_KEY="…" into web/.env.production.local (docs/deploy-reference.md says what it is), then npm run deploy -- --only hosting',
    })
  const missing = siteKey ? missingForAppCheck(policy) : []
  if (missing.length > 0)
    faults.push({
      wrong: `The pages use App Check, but the Content-Security-Policy blocks it: ${missing.join(', ')} is missing.`,
      todo: 'npm run deploy -- --only hosting (npm run deploy writes the policy, npx firebase deploy does not)',
    })
  return faults
}
