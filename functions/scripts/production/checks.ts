import { getProfile } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { CallGoogle } from '../../src/cloud/google-api.ts'
import type { FetchFromSite } from './site-api.ts'
import type { Fault } from './fault.ts'
import { appCheckFaults } from './assert/app-check.ts'
import { type AuthConfig, authFaults } from './assert/auth.ts'
import { limitsFaults } from './assert/limits.ts'
import { parametersFaults, parametersInUseFaults } from './assert/parameters.ts'
import { keptFaults } from './assert/publishing.ts'
import { addressFaults, siteFaults } from './assert/site.ts'
import {
  checkFields,
  checkHealth,
  checkIndexes,
  checkOpening,
  checkPublished,
  documentOf,
} from './read/database.ts'
import {
  checkBucket,
  checkCopies,
  checkDatabase,
  checkFunctions,
  checkContainerImages,
  checkRoles,
  checkSchedules,
  deployedFunctions,
} from './read/platform.ts'
import {
  declaredParameters,
  deployedParameters,
  hostingSite,
  parameters,
  readEnvFile,
  testedRuntime,
} from './read/project-files.ts'
import { bucketOf, checkRules } from './read/rules.ts'
import { checkKey, checkSecrets } from './read/secrets.ts'

export interface Check {
  /** Names the check in the output. */
  title: string
  run: () => Promise<Fault[]>
}

/** Lists every check of a real project, in the order of the output. */
export const listChecks = (
  project: string,
  callGoogle: CallGoogle,
  fetchFromSite: FetchFromSite,
): Check[] => [
  {
    title: 'Parameters',
    run: async () => [
      ...parametersFaults(project, declaredParameters(), parameters(project)),
      ...parametersInUseFaults(await deployedFunctions(project, callGoogle), deployedParameters(project)),
    ],
  },
  { title: 'Secrets', run: () => checkSecrets(project, callGoogle) },
  { title: 'Key of the reservations', run: () => checkKey(project, callGoogle) },
  {
    title: 'App Check',
    run: async () =>
      appCheckFaults({
        isAskedFor: parameters(project)['APP_CHECK'] === 'true',
        siteKey: readEnvFile('web/.env.production.local')['VITE_APP_CHECK_KEY'],
        policy: (await fetchFromSite(`${parameters(project)['SITE_ORIGIN'] ?? ''}/home`)).policy,
      }),
  },
  {
    title: 'Sign-up and sign-in',
    run: async () =>
      authFaults(
        await callGoogle<AuthConfig>(`identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`),
      ),
  },
  { title: 'Functions', run: () => checkFunctions(project, testedRuntime(), callGoogle) },
  { title: 'Accounts of the functions', run: () => checkRoles(project, callGoogle) },
  { title: 'Scheduled jobs', run: () => checkSchedules(project, callGoogle, new Date()) },
  {
    title: 'The site, as a visitor',
    run: async () =>
      siteFaults(project, parameters(project)['WEB_API_KEY'], {
        page: await fetchFromSite('/home'),
        list: await fetchFromSite(addressOf(listBlogs)),
        config: await fetchFromSite('/__/firebase/init.json'),
      }),
  },
  {
    title: 'The site at its own address',
    run: async () => {
      const origin = parameters(project)['SITE_ORIGIN']
      // the check of the parameters says so
      if (!origin) return []
      const page = await fetchFromSite(`${origin}/home`).catch(() => undefined)
      const { build } = { ...(await documentOf(project, 'site/published', callGoogle)) }
      return addressFaults(origin, page, typeof build === 'string' ? build : '')
    },
  },
  {
    title: 'Limits',
    run: async () => {
      const named = await fetchFromSite(SIGNED_IN_ONLY, { 'fastly-client-ip': OTHER_ADDRESS })
      return limitsFaults((await fetchFromSite(SIGNED_IN_ONLY)).visitor, named.visitor)
    },
  },
  { title: 'The live site', run: () => checkPublished(project, callGoogle) },
  { title: 'Samples on the site', run: () => checkOpening(project, callGoogle) },
  {
    title: 'Releases kept by Hosting',
    run: async () => {
      const address = `firebasehosting.googleapis.com/v1beta1/sites/${hostingSite(project)}/config`
      return keptFaults((await callGoogle<{ maxVersions?: string }>(address)).maxVersions)
    },
  },
  { title: 'Storage bucket', run: async () => checkBucket(await bucketOf(project, callGoogle), callGoogle) },
  {
    title: 'Copies of files and accounts',
    run: async () => checkCopies(project, await bucketOf(project, callGoogle), callGoogle, new Date()),
  },
  {
    title: 'Storage rules',
    run: async () =>
      checkRules(
        'storage.rules',
        project,
        `firebase.storage/${await bucketOf(project, callGoogle)}`,
        callGoogle,
      ),
  },
  { title: 'Database', run: () => checkDatabase(project, callGoogle) },
  {
    title: 'Firestore rules',
    run: () => checkRules('firestore.rules', project, 'cloud.firestore', callGoogle),
  },
  { title: 'Firestore expiry and indexes', run: () => checkFields(project, callGoogle) },
  { title: 'Firestore composite indexes', run: () => checkIndexes(project, callGoogle) },
  { title: 'What the dashboard reports', run: () => checkHealth(project, callGoogle) },
  { title: 'Images of old deployments', run: () => checkContainerImages(project, callGoogle) },
]

/** An address reserved for documentation (RFC 5737). */
const OTHER_ADDRESS = '192.0.2.1'

/** A path that refuses every visitor who is not signed in. */
const SIGNED_IN_ONLY = addressOf(getProfile)
