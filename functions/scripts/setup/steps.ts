import type { Check } from '../production/checks.ts'
import { repairing } from '../production/fault.ts'
import { activityLogs, buildRole } from './access.ts'
import { accountCopies } from './account-copies.ts'
import { accounts } from './accounts.ts'
import { address } from './address.ts'
import { alarms } from './alarms.ts'
import { auth, authMails } from './auth.ts'
import { bucket, copies } from './bucket.ts'
import { database } from './database.ts'
import { deployment, schedules } from './deployment.ts'
import { firstAdmin } from './first-admin.ts'
import { containerImages, domain, releases } from './hosting.ts'
import { mailServer } from './mail-server.ts'
import { budget } from './money.ts'
import { organisation, project } from './project.ts'
import { backupKey, uniquesKey } from './secrets.ts'
import { firstServices, services } from './services.ts'
import type { Setup, Step } from './step.ts'
import { webApp } from './web-app.ts'

/** Everything between an empty project and a site online. Each step needs those before it. */
export const STEPS: readonly Step[] = [
  firstServices,
  project,
  organisation,
  services,
  buildRole,
  database,
  bucket,
  copies,
  accountCopies,
  auth,
  webApp,
  activityLogs,
  address,
  mailServer,
  authMails,
  uniquesKey,
  backupKey,
  accounts,
  deployment,
  schedules,
  releases,
  containerImages,
  budget,
  alarms,
  domain,
  firstAdmin,
]

/** Steps without a check of their own. Nobody would notice if somebody removed what they made. */
const ONLY_HERE: readonly Step[] = [buildRole, activityLogs, budget, alarms]

/** The steps that repair what a check found, by its title. */
export const REPAIRS: Readonly<Record<string, readonly Step[]>> = {
  Parameters: [webApp, address, mailServer, deployment],
  Secrets: [mailServer, uniquesKey, backupKey, deployment],
  'Sign-up and sign-in': [auth],
  Functions: [deployment],
  'Accounts of the functions': [accounts],
  'Scheduled jobs': [accounts, schedules, deployment],
  'The site, as a visitor': [webApp],
  'The site at its own address': [domain],
  'Releases kept by Hosting': [releases],
  'Storage bucket': [bucket],
  'Copies of files and accounts': [copies, accountCopies, accounts],
  'Storage rules': [deployment],
  Database: [database],
  'Firestore rules': [deployment],
  'Firestore expiry and indexes': [deployment],
  'Firestore composite indexes': [deployment],
  'Images of old deployments': [containerImages],
  ...Object.fromEntries(ONLY_HERE.map((step) => [step.title, [step]])),
}

/** Lists checks of what `listChecks` does not know: each change that is missing is a fault. */
export const checksOfSteps = (setup: Setup): Check[] =>
  ONLY_HERE.map(({ title, look }) => ({
    title,
    run: async () =>
      (await look(setup)).changes.map(({ what }) => ({
        wrong: `This is missing: ${what}.`,
        todo: repairing(setup.project),
      })),
  }))
