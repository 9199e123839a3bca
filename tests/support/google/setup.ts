import { listChecks } from '../../../functions/scripts/production/checks.ts'
import type { FetchFromSite } from '../../../functions/scripts/production/site-api.ts'
import type { Setup, Stop } from '../../../functions/scripts/setup/step.ts'
import { checksOfSteps } from '../../../functions/scripts/setup/steps.ts'
import { type Google, PROJECT } from './stand-in.ts'

export const DOCUMENTS = 'projects/p/databases/(default)/documents'

/** The document that the stand-in finds where somebody looks for an admin. */
export const ADMIN = `${DOCUMENTS}/users/admin`

/** A secret that was typed again after an interruption has a second version, and times differ. */
const withoutVersions = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, each: unknown) =>
      ['version', 'creationTime'].includes(key) ? undefined : each,
    ),
  )

/** Returns what the project has, without what differs from one run to the next. */
export const made = ({ resources, services, policy }: Google) => ({
  resources: [...resources]
    .filter(([name]) => !/operations\/|versions\/latest|customDomains\/|first-admin/.test(name))
    .map(([name, value]) => [name, withoutVersions(value)] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
  services: [...services].toSorted(),
  bindings: policy['bindings'],
  auditConfigs: policy['auditConfigs'],
})

/** Returns what `npm run check:production` asks. */
export const everyCheck = (setup: Setup) => [
  ...listChecks(PROJECT, setup.callGoogle, site),
  ...checksOfSteps(setup),
]

/** Returns what a run stopped with. */
export const stopOf = (run: Promise<unknown>): Promise<Stop> =>
  run.then(
    () => {
      throw new Error('It did not stop.')
    },
    (error: Stop) => error,
  )

/** A site that is online. */
const site: FetchFromSite = async (path) => ({
  status: 200,
  visitor: 'a visitor',
  policy: '',
  text:
    { '/home': '<main>', '/__/firebase/init.json': '{"projectId":"p","apiKey":"AIza-key"}' }[path] ?? '[]',
})
