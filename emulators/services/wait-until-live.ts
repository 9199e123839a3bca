import { setTimeout as wait } from 'node:timers/promises'
import type { PublishedDocument, PublishedVersions } from 'domain/stored/site/published.ts'
import { type Fields, plainFields } from '../../functions/scripts/production/plain-fields.ts'
import type { ClientEnv } from '../config/client-env.ts'
import { Failure } from '../process/failure.ts'
import { step } from '../process/progress.ts'

const PATIENCE_MS = 120_000
const INTERVAL_MS = 200
const KINDS = ['blogs', 'events', 'pages', 'site'] as const satisfies (keyof PublishedVersions)[]

/**
 * Waits until the served pages show the stored data.
 * @param patience milliseconds: a release draws 20 share cards, and the next one waits ten seconds
 * @throws {Failure} after that time, or if publishing fails
 */
export async function untilLive(env: ClientEnv, patience = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(INTERVAL_MS)) {
    const versions = await Promise.all(KINDS.map((kind) => readDocument(env, `versions/${kind}`)))
    const published = (await readDocument(env, 'site/published')) as Partial<PublishedDocument>
    const { problem, lease, later } = published
    if (problem) throw new Failure(`The site could not be published (${problem.code}): ${problem.detail}`)
    const isLive = KINDS.every(
      (kind, n) => published.versions?.[kind] === ((versions[n]?.['version'] as number | undefined) ?? 0),
    )
    if (isLive && later === 0 && !lease) return
  }
  throw new Failure('The site was not published in time: see the log of the emulators, then try again.')
}

/** Waits for it as a step of a command. */
export const waitUntilLive = (env: ClientEnv): Promise<void> =>
  step('Publishing the site', () => untilLive(env))

/** Reads a document of the Firestore emulator; returns nothing where there is none. */
async function readDocument(
  { FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT }: ClientEnv,
  path: string,
): Promise<Record<string, unknown>> {
  const database = `projects/${GCLOUD_PROJECT}/databases/(default)`
  const response = await fetch(`http://${FIRESTORE_EMULATOR_HOST}/v1/${database}/documents/${path}`, {
    headers: { authorization: 'Bearer owner' },
  })
  return response.ok ? plainFields((await response.json()) as Fields) : {}
}
