import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { declaredParams } from 'firebase-functions/params'
import '../../src/env.ts'
import { getProfile } from 'domain/api/accounts.ts'
import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import type { PublishedDocument, PublishedVersions } from 'domain/stored/published.ts'
import { type Ask, ifThere } from './ask-google.ts'
import type { AskSite } from './ask-site.ts'
import type { Fault } from './fault.ts'
import { type Fields, plainFields } from './plain-fields.ts'
import { judgeAppCheck } from './judge-app-check.ts'
import { type AuthConfig, judgeAuth } from './judge-auth.ts'
import { judgeLimits } from './judge-limits.ts'
import { type FieldSettings, type IndexesFile, judgeFields } from './judge-fields.ts'
import { type CompositeIndexes, type DeployedIndex, judgeIndexes } from './judge-indexes.ts'
import {
  type Declared,
  judgeParameters,
  judgeSecrets,
  judgeSecretsInUse,
  type SecretVersion,
} from './judge-parameters.ts'
import { judgeKey } from './judge-key.ts'
import { judgeKept, judgePublished } from './judge-publishing.ts'
import { judgeRules, type Ruleset } from './judge-rules.ts'
import { judgeSite } from './judge-site.ts'
import {
  deployedFunctions,
  lookAtBucket,
  lookAtCopies,
  lookAtDatabase,
  lookAtFunctions,
  lookAtImages,
  lookAtMails,
  lookAtRoles,
  lookAtSchedules,
} from './look-at-platform.ts'

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
      const site = parameters(project)['HOSTING_SITE'] || project
      const address = `firebasehosting.googleapis.com/v1beta1/sites/${site}/config`
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
    look: async () => {
      const release = `firebase.storage/${await bucketOf(project, ask)}`
      return judgeRules('storage.rules', textOf('storage.rules'), await ruleset(project, release, ask))
    },
  },
  { what: 'Database', look: () => lookAtDatabase(project, ask) },
  {
    what: 'Firestore rules',
    look: async () => {
      const deployed = await ruleset(project, 'cloud.firestore', ask)
      return judgeRules('firestore.rules', textOf('firestore.rules'), deployed)
    },
  },
  {
    what: 'Firestore expiry and indexes',
    look: async () => {
      const file = JSON.parse(textOf('firestore.indexes.json')) as IndexesFile
      return judgeFields(file, await fieldSettings(project, ask))
    },
  },
  {
    what: 'Firestore composite indexes',
    look: async () => {
      const file = JSON.parse(textOf('firestore.indexes.json')) as CompositeIndexes
      return judgeIndexes(file, await compositeIndexes(project, ask))
    },
  },
  { what: 'Mails', look: () => lookAtMails(project, ask) },
  { what: 'What deployments leave behind', look: () => lookAtImages(project, ask) },
]

/** An address that is nobody's (RFC 5737). */
const SOMEBODY = '192.0.2.1'

/** What is refused to somebody who is not signed in, and changes nothing. */
const REFUSED = addressOf(getProfile)

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
const textOf = (path: string) => readFileSync(fromRoot(path), 'utf8')

/** What `env.ts` declares; the SDK keeps the list for the deployment. */
export const declared = (): Declared[] =>
  declaredParams.map((param) => (param as unknown as { toSpec: () => Declared }).toSpec())

const valuesIn = (path: string) => (existsSync(fromRoot(path)) ? parseEnv(textOf(path)) : {})

const parameters = (project: string) => valuesIn(`functions/.env.${project}`)

async function lookAtSecrets(project: string, ask: Ask): Promise<Fault[]> {
  const newest: Record<string, SecretVersion | undefined> = {}
  for (const { name } of declared().filter(({ type }) => type === 'secret')) {
    const address = `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest`
    newest[name] = await ifThere(ask<SecretVersion>(address))
  }
  return [
    ...judgeSecrets(declared(), newest),
    ...judgeSecretsInUse(await deployedFunctions(project, ask), newest),
  ]
}

/** The newest version of the key beside what the first registration left of it. */
async function lookAtKey(project: string, ask: Ask): Promise<Fault[]> {
  const secret = `secretmanager.googleapis.com/v1/projects/${project}/secrets/UNIQUES_KEY/versions/latest:access`
  const version = await ifThere(ask<{ payload?: { data?: string } }>(secret))
  const stored = await documentOf(project, 'uniques/key', ask)
  const key = version && Buffer.from(version.payload?.data ?? '', 'base64').toString()
  return judgeKey(key, stored?.['check'] as string | undefined)
}

async function documentOf(
  project: string,
  path: string,
  ask: Ask,
): Promise<Record<string, unknown> | undefined> {
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
  const found = await ifThere(ask<Fields>(`${database}/${path}`))
  return found && plainFields(found)
}

/** What the functions were tested on. */
function runtimeOf(): string {
  const { functions } = JSON.parse(textOf('firebase.json')) as { functions: { runtime: string }[] }
  return functions[0]?.runtime ?? ''
}

async function bucketOf(project: string, ask: Ask): Promise<string> {
  const address = `firebasestorage.googleapis.com/v1beta/projects/${project}/defaultBucket`
  const { bucket } = await ask<{ bucket: { name: string } }>(address)
  return bucket.name.split('/').at(-1) ?? ''
}

async function ruleset(project: string, release: string, ask: Ask): Promise<Ruleset | undefined> {
  const rules = 'firebaserules.googleapis.com/v1'
  const address = `${rules}/projects/${project}/releases/${release}`
  const current = await ifThere(ask<{ rulesetName: string }>(address))
  return current && ask<Ruleset>(`${rules}/${current.rulesetName}`)
}

async function fieldSettings(project: string, ask: Ask): Promise<FieldSettings[]> {
  const fields = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/fields`
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*')
  return (await ask<{ fields?: FieldSettings[] }>(`${fields}?filter=${filter}`)).fields ?? []
}

async function compositeIndexes(project: string, ask: Ask): Promise<DeployedIndex[]> {
  const groups = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups`
  return (await ask<{ indexes?: DeployedIndex[] }>(`${groups}/-/indexes`)).indexes ?? []
}

async function lookAtPublished(project: string, ask: Ask): Promise<Fault[]> {
  const published = (await documentOf(project, 'site/published', ask)) as
    Partial<PublishedDocument> | undefined
  const stored = { blogs: 0, events: 0, comments: 0, site: 0 } satisfies PublishedVersions
  for (const kind of ['blogs', 'events', 'comments', 'site'] as const)
    stored[kind] = Number((await documentOf(project, `versions/${kind}`, ask))?.['version'] ?? 0)
  return judgePublished(published, stored, new Date())
}
