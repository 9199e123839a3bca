import { readFileSync } from 'node:fs'
import { REGION } from 'domain/place.ts'
import { wantedFunctions } from '../../../functions/scripts/production/read/platform.ts'
import { testedRuntime } from '../../../functions/scripts/production/read/project-files.ts'
import { ROLES } from '../../../functions/src/iam-roles.ts'
import { type Google, PROJECT } from './stand-in.ts'

export const ACCOUNT = `firebase-fn-1@${PROJECT}.iam.gserviceaccount.com`

interface IndexesFile {
  indexes: { collectionGroup: string; fields: object[] }[]
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean; indexes: object[] }[]
}

/** When everything ran last. */
const NOW = new Date().toISOString()

const wanted = await wantedFunctions()

/** The name of a function of the project. */
export const functionName = (id: string) => `projects/${PROJECT}/locations/${REGION}/functions/${id}`

/** Plays what `npm run deploy` does in the project: functions, their account, rules and jobs. */
export function deployTo({ resources, policy }: Google): void {
  for (const { id, concurrency, hasEvent, schedule } of wanted) {
    resources.set(functionName(id), {
      name: functionName(id),
      state: 'ACTIVE',
      buildConfig: { runtime: testedRuntime() },
      ...(hasEvent && { eventTrigger: {} }),
      serviceConfig: { maxInstanceRequestConcurrency: concurrency, serviceAccountEmail: ACCOUNT },
    })
    const job = `projects/${PROJECT}/locations/${REGION}/jobs/firebase-schedule-${id}-${REGION}`
    if (schedule) resources.set(job, { name: job, state: 'ENABLED', lastAttemptTime: NOW })
  }
  const member = `serviceAccount:${ACCOUNT}`
  const others = (policy['bindings'] as { members: string[] }[]).filter(
    ({ members }) => !members.includes(member),
  )
  policy['bindings'] = [...others, ...ROLES.map((role) => ({ role, members: [member] }))]
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
      dailyAt: now,
      dailyFailed: { arrayValue: {} },
      failedShards: { arrayValue: {} },
    },
  })
  const repository = `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`
  if (!resources.has(repository)) resources.set(repository, {})
}
