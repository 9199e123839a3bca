import { request } from 'node:https'
import type { TLSSocket } from 'node:tls'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import { applicationDefault } from 'firebase-admin/app'
import * as logger from 'firebase-functions/logger'
import { firebaseApp } from '../cloud/firebase.ts'
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
  /** Firestore's REST API; absent where there is none, as on emulators. */
  google?: { origin: string; project: string; token: () => Promise<string> }
}

type Seen = Pick<HealthDocument, 'backup' | 'address'>

/** Returns what this deployment can look at; nothing on emulators. */
export function chooseOutside(): Outside {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return { origin: '' }
  const token = async () => (await applicationDefault().getAccessToken()).access_token
  const project = firebaseApp.options.projectId ?? ''
  return {
    origin: siteOrigin.value(),
    google: { origin: 'https://firestore.googleapis.com', project, token },
  }
}

/**
 * Looks for the newest backup, and opens the site's own address. A look that fails is logged: what was seen before stays, and is
 * wrong once it is too old.
 * @param last what was seen before
 */
export async function lookOutside(
  { origin, ca, google }: Outside,
  now: Date,
  last: Seen = {},
): Promise<Seen> {
  const [backup, until] = await Promise.all([
    google &&
      orLogged(
        'The backups',
        callOut('backups', () => newestBackup(google)),
      ),
    origin.startsWith('https:') &&
      orLogged(
        'The own address',
        callOut('own address', () => openAddress(origin, ca)),
      ),
  ])
  return {
    ...(google && { backup: backup ?? last.backup ?? { at: '', bytes: 0 } }),
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

async function newestBackup({ origin, project, token }: NonNullable<Outside['google']>) {
  const answer = await fetch(`${origin}/v1/projects/${project}/locations/-/backups`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!answer.ok) throw new Error(`Google answered ${answer.status}.`)
  const { backups = [] } = (await answer.json()) as { backups?: GoogleBackup[] }
  const newest = backups
    .filter(({ database, state }) => state === 'READY' && database?.endsWith('/databases/(default)'))
    .toSorted((a, b) => Date.parse(b.snapshotTime ?? '') - Date.parse(a.snapshotTime ?? ''))[0]
  return {
    at: newest?.snapshotTime ? new Date(newest.snapshotTime).toISOString() : '',
    bytes: Number(newest?.stats?.sizeBytes ?? 0),
  }
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
