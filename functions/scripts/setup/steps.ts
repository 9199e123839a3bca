import { activityLogs, buildRole } from './access.ts'
import { accounts } from './accounts.ts'
import { address } from './address.ts'
import { alarms } from './alarms.ts'
import { auth, authMails } from './auth.ts'
import { bucket, copies } from './bucket.ts'
import { database } from './database.ts'
import { deployment } from './deployment.ts'
import { firstAdmin } from './first-admin.ts'
import { domain, images, releases } from './hosting.ts'
import { mailServer } from './mail-server.ts'
import { budget } from './money.ts'
import { organisation, project } from './project.ts'
import { backupKey, uniquesKey } from './secrets.ts'
import { firstServices, services } from './services.ts'
import type { Step } from './step.ts'
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
  releases,
  images,
  budget,
  alarms,
  domain,
  firstAdmin,
]

/** The steps that repair what a check found, by its title. */
export const REPAIRS: Readonly<Record<string, readonly Step[]>> = {
  Parameters: [webApp, address, mailServer, deployment],
  Secrets: [mailServer, uniquesKey, backupKey, deployment],
  'Sign-up and sign-in': [auth],
  Functions: [deployment],
  'Accounts of the functions': [accounts],
  'The site, as a visitor': [webApp],
  'Releases kept by Hosting': [releases],
  'Storage bucket': [bucket],
  'Copies of files and accounts': [copies],
  'Storage rules': [deployment],
  Database: [database],
  'Firestore rules': [deployment],
  'Firestore expiry and indexes': [deployment],
  'Firestore composite indexes': [deployment],
  'Images of old deployments': [images],
}
