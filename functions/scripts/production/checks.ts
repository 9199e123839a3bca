import { getProfile } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { Ask } from './ask-google.ts'
import type { AskSite } from './ask-site.ts'
import type { Fault } from './fault.ts'
import { judgeAppCheck } from './assert/judge-app-check.ts'
import { type AuthConfig, judgeAuth } from './assert/judge-auth.ts'
import { judgeLimits } from './assert/judge-limits.ts'
import { judgeParameters } from './assert/judge-parameters.ts'
import { judgeKept } from './assert/judge-publishing.ts'
import { judgeSite } from './assert/judge-site.ts'
import { lookAtFields, lookAtIndexes, lookAtPublished } from './read/database.ts'
import {
  lookAtBucket,
  lookAtCopies,
  lookAtDatabase,
  lookAtFunctions,
  lookAtImages,
  lookAtMails,
  lookAtRoles,
  lookAtSchedules,
} from './read/platform.ts'
import { declared, parameters, runtimeOf, siteOf, textOf, valuesIn } from './read/project-files.ts'
import { bucketOf, lookAtRules } from './read/rules.ts'
import { lookAtKey, lookAtSecrets } from './read/secrets.ts'

export interface Check {
  /** What is looked at, as a person reads it. */
  what: string
  look: () => Promise<Fault[]>
}

/** Every check of a real project, in the order in which they are told. */
export const checksOf = (project: string, ask: Ask, askSite: AskSite): Check[] => [
  { what: 'Parameters', look: async () => judgeParameters(project, declared(), parameters(project)) },
  { what: 'Secrets', look: () => lookAtSecrets(project, ask) },
  { what: 'The key of what is taken', look: () => lookAtKey(project, ask) },
  {
    what: 'App Check',
    look: async () =>
      judgeAppCheck({
        isAskedFor: parameters(project)['APP_CHECK'] === 'true',
        siteKey: valuesIn('web/.env.production.local')['VITE_APP_CHECK_KEY'],
        policy: textOf('firebase.json'),
      }),
  },
  {
    what: 'Sign-up and sign-in',
    look: async () =>
      judgeAuth(await ask<AuthConfig>(`identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`)),
  },
  { what: 'Functions', look: () => lookAtFunctions(project, runtimeOf(), ask) },
  { what: 'What functions may do', look: () => lookAtRoles(project, ask) },
  { what: 'What runs on a schedule', look: () => lookAtSchedules(project, ask, new Date()) },
  {
    what: 'The site, as a visitor',
    look: async () =>
      judgeSite(project, parameters(project)['WEB_API_KEY'], {
        page: await askSite('/home'),
        list: await askSite(addressOf(listBlogs)),
        config: await askSite('/__/firebase/init.json'),
      }),
  },
  {
    what: 'Limits',
    look: async () => {
      const named = await askSite(REFUSED, { 'fastly-client-ip': SOMEBODY })
      return judgeLimits((await askSite(REFUSED)).visitor, named.visitor)
    },
  },
  { what: 'The live site', look: () => lookAtPublished(project, ask) },
  {
    what: 'Releases that are kept',
    look: async () => {
      const address = `firebasehosting.googleapis.com/v1beta1/sites/${siteOf(project)}/config`
      return judgeKept((await ask<{ maxVersions?: string }>(address)).maxVersions)
    },
  },
  { what: 'Storage bucket', look: async () => lookAtBucket(await bucketOf(project, ask), ask) },
  {
    what: 'Copies of files and accounts',
    look: async () => lookAtCopies(project, await bucketOf(project, ask), ask, new Date()),
  },
  {
    what: 'Storage rules',
    look: async () =>
      lookAtRules('storage.rules', project, `firebase.storage/${await bucketOf(project, ask)}`, ask),
  },
  { what: 'Database', look: () => lookAtDatabase(project, ask) },
  { what: 'Firestore rules', look: () => lookAtRules('firestore.rules', project, 'cloud.firestore', ask) },
  { what: 'Firestore expiry and indexes', look: () => lookAtFields(project, ask) },
  { what: 'Firestore composite indexes', look: () => lookAtIndexes(project, ask) },
  { what: 'Mails', look: () => lookAtMails(project, ask) },
  { what: 'What deployments leave behind', look: () => lookAtImages(project, ask) },
]

/** An address that is nobody's (RFC 5737). */
const SOMEBODY = '192.0.2.1'

/** What is refused to somebody who is not signed in, and changes nothing. */
const REFUSED = addressOf(getProfile)
