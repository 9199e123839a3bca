import { request } from 'node:https'
import type { TLSSocket } from 'node:tls'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { InstantOrNone } from 'domain/values/formats.ts'
import { applicationDefault } from 'firebase-admin/app'
import * as logger from 'firebase-functions/logger'
import { firebaseApp } from '../cloud/firebase.ts'
import { copiesOf } from '../backup/copy-accounts.ts'
import { callOut } from '../cloud/outgoing.ts'
import { siteOrigin } from '../env.ts'
import { redactedStack } from '../http/responses/handle-error.ts'

/** Milliseconds for one call. */
const PATIENCE = 10_000

/** What is looked at outside of the database; tests pass their own. */
export interface Outside {
  /** Address of the site without a trailing slash. One without https has no certificate and is not opened. */
  origin: string
  /** Certificate that is trusted, instead of the usual ones. */
  ca?: string
  /** Google's REST APIs; absent where there are none, as on emulators. `prefix` stands before the host, such as `https://`. */
  google?: { prefix: string; project: string; token: () => Promise<string> }
}

type Seen = Pick<HealthDocument, 'backup' | 'filesCopiedAt' | 'address'>

/** Returns what this deployment can look at; nothing on emulators. */
export function chooseOutside(): Outside {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return { origin: '' }
  const token = async () => (await applicationDefault().getAccessToken()).access_token
  const project = firebaseApp.options.projectId ?? ''
  return {
    origin: siteOrigin.value(),
    google: { prefix: 'https://', project, token },
  }
}

/**
 * Looks for the newest backup and the newest copy of the files, and opens the site's own address. A look that fails is logged: what was seen before stays, and is
 * wrong once it is too old.
 * @param last what was seen before
 */
export async function lookOutside(
  { origin, ca, google }: Outside,
  now: Date,
  last: Seen = {},
): Promise<Seen> {
  const [backup, filesCopiedAt, until] = await Promise.all([
    google &&
      orLogged(
        'The backups',
        callOut('backups', () => newestBackup(google)),
      ),
    google &&
      orLogged(
        'The copies of the files',
        callOut('copies of files', () => newestCopy(google)),
      ),
    origin.startsWith('https:') &&
      orLogged(
        'The own address',
        callOut('own address', () => openAddress(origin, ca)),
      ),
  ])
  return {
    ...(google && {
      backup: backup ?? last.backup ?? { at: '', bytes: 0 },
      filesCopiedAt: filesCopiedAt ?? last.filesCopiedAt ?? '',
    }),
    ...(until !== false && {
      address: {
        failedSince: until ? '' : last.address?.failedSince || now.toISOString(),
        certificateUntil: until ?? last.address?.certificateUntil ?? '',
      },
    }),
  }
}

const orLogged = <T>(what: string, look: Promise<T>): Promise<T | undefined> =>
  look.catch((error: unknown) => {
    logger.warn(`${what} could not be looked at`, redactedStack(error))
    return undefined
  })

/** A backup in the format of Firestore's REST API, as far as it is read. */
interface GoogleBackup {
  database?: string
  state?: string
  snapshotTime?: string
  stats?: { sizeBytes?: string }
}

type Google = NonNullable<Outside['google']>

async function ask<T>({ prefix, token }: Google, address: string): Promise<T> {
  const answer = await fetch(`${prefix}${address}`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!answer.ok) throw new Error(`Google answered ${answer.status}.`)
  return (await answer.json()) as T
}

async function newestBackup(google: Google) {
  const { backups = [] } = await ask<{ backups?: GoogleBackup[] }>(
    google,
    `firestore.googleapis.com/v1/projects/${google.project}/locations/-/backups`,
  )
  const newest = backups
    .filter(({ database, state }) => state === 'READY' && database?.endsWith('/databases/(default)'))
    .toSorted((a, b) => Date.parse(b.snapshotTime ?? '') - Date.parse(a.snapshotTime ?? ''))[0]
  return {
    at: newest?.snapshotTime ? new Date(newest.snapshotTime).toISOString() : '',
    bytes: Number(newest?.stats?.sizeBytes ?? 0),
  }
}

/** A run of the Storage Transfer Service that copied files, as far as it is read. */
interface TransferRun {
  metadata?: { endTime?: string; transferSpec?: { gcsDataSink?: { bucketName?: string } } }
}

/** Returns when the files were last copied without an error; '' if they never were. */
async function newestCopy(google: Google): Promise<InstantOrNone> {
  const filter = JSON.stringify({ projectId: google.project, transferStatuses: ['SUCCESS'] })
  // the newest come first
  const { operations = [] } = await ask<{ operations?: TransferRun[] }>(
    google,
    `storagetransfer.googleapis.com/v1/transferOperations?filter=${encodeURIComponent(filter)}`,
  )
  const newest = operations.find(
    ({ metadata }) => metadata?.transferSpec?.gcsDataSink?.bucketName === copiesOf(google.project),
  )
  const at = newest?.metadata?.endTime
  return at ? new Date(at).toISOString() : ''
}

/** Opens the home page. @returns when the certificate ends, ISO 8601 UTC @throws Error if a visitor would not see the page */
const openAddress = (origin: string, ca: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { method: 'HEAD', agent: false, signal: AbortSignal.timeout(PATIENCE), ...(ca && { ca }) }
    const asked = request(`${origin}/home`, options, ({ socket, statusCode }) => {
      const { valid_to } = (socket as TLSSocket).getPeerCertificate()
      asked.destroy()
      if (statusCode === 200) resolve(new Date(valid_to).toISOString())
      else reject(new Error(`The site answered ${statusCode}.`))
    })
    asked.on('error', reject).end()
  })
