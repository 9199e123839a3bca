import { readFileSync } from 'node:fs'
import { REGION } from 'domain/place.ts'
import { wantedFunctions } from '../../../functions/scripts/production/read/platform.ts'
import { testedRuntime } from '../../../functions/scripts/production/read/project-files.ts'
import { type Google, PROJECT, Refusal } from './stand-in.ts'

/** Returns the address of an account of the project. */
export const addressOf = (account: string) => `${account}@${PROJECT}.iam.gserviceaccount.com`

interface IndexesFile {
  indexes: { collectionGroup: string; fields: object[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: object[] }[]
}

/** When everything ran last. */
const NOW = new Date().toISOString()

const wanted = await wantedFunctions()

/** Returns the name of a function of the project. */
export const functionName = (id: string) => `projects/${PROJECT}/locations/${REGION}/functions/${id}`

/** Plays what `npm run deploy` does in the project: functions, rules, indexes and jobs. The first night is still ahead. */
export function deployTo({ resources }: Google, environmentVariables: object): void {
  const secretEnvironmentVariables = ['UNIQUES_KEY', 'SMTP_PASSWORD', 'BACKUP_KEY'].map((secret) => {
    const newest = resources.get(`projects/${PROJECT}/secrets/${secret}/versions/latest`)
    return { secret, version: String(newest?.['name']).split('/').at(-1) }
  })
  for (const { id, concurrency, account, hasEvent, schedule } of wanted) {
    if (!resources.has(`projects/${PROJECT}/serviceAccounts/${addressOf(account)}`))
      throw new Refusal(400, `The service account ${account} does not exist.`)
    const isThere = resources.has(functionName(id))
    resources.set(functionName(id), {
      name: functionName(id),
      state: 'ACTIVE',
      createTime: NOW,
      buildConfig: { runtime: testedRuntime() },
      ...(hasEvent && { eventTrigger: {} }),
      serviceConfig: {
        maxInstanceRequestConcurrency: concurrency,
        serviceAccountEmail: addressOf(account),
        environmentVariables,
        secretEnvironmentVariables,
      },
    })
    const job = `projects/${PROJECT}/locations/${REGION}/jobs/firebase-schedule-${id}-${REGION}`
    // the tool makes a job only together with its function, and leaves the account of one that is there
    const { httpTarget = { oidcToken: { serviceAccountEmail: addressOf(account) } } } =
      resources.get(job) ?? {}
    const ran = schedule?.includes('minute') && { lastAttemptTime: NOW }
    if (schedule && (!isThere || resources.has(job)))
      resources.set(job, { name: job, state: 'ENABLED', ...ran, httpTarget })
  }
  const bucket = `${PROJECT}.firebasestorage.app`
  for (const [release, file] of [
    ['cloud.firestore', 'firestore.rules'],
    [`firebase.storage/${bucket}`, 'storage.rules'],
  ] as const) {
    const rulesetName = `projects/${PROJECT}/rulesets/${file}`
    resources.set(`projects/${PROJECT}/releases/${release}`, { rulesetName })
    resources.set(rulesetName, { source: { files: [{ content: readFileSync(file, 'utf8') }] } })
  }
  const database = `projects/${PROJECT}/databases/(default)`
  const { indexes, fieldOverrides } = JSON.parse(
    readFileSync('firestore.indexes.json', 'utf8'),
  ) as IndexesFile
  resources.set(`${database}/collectionGroups/-/indexes`, {
    indexes: indexes.map(({ collectionGroup, fields }, index) => ({
      name: `${database}/collectionGroups/${collectionGroup}/indexes/${index}`,
      state: 'READY',
      fields,
    })),
  })
  resources.set(`${database}/collectionGroups/-/fields`, {
    fields: fieldOverrides.map(({ collectionGroup, fieldPath, ttl, indexes: wantedIndexes }) => ({
      name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
      indexConfig: { indexes: wantedIndexes },
      ...(ttl && { ttlConfig: { state: 'ACTIVE' } }),
    })),
  })
  const now = { stringValue: NOW }
  const versions = ['blogs', 'events', 'comments', 'site'].map((kind) => [kind, { integerValue: '0' }])
  resources.set(`${database}/documents/site/published`, {
    fields: {
      readAt: now,
      problem: { nullValue: null },
      startsClosed: { booleanValue: true },
      versions: { mapValue: { fields: Object.fromEntries(versions) } },
    },
  })
  resources.set(`${database}/documents/site/health`, {
    fields: {
      firstAt: now,
      checkedAt: now,
      intentsSince: { stringValue: '' },
      claimsSince: { stringValue: '' },
      failedMails: { integerValue: '0' },
      publishingSince: { stringValue: '' },
      dailyAt: { stringValue: '' },
      dailyFailed: { arrayValue: {} },
      failedShards: { arrayValue: {} },
    },
  })
  const repository = `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`
  if (!resources.has(repository)) resources.set(repository, {})
}
