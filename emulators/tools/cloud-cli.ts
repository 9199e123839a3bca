import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the Firestore emulator of the Google Cloud CLI, the same one that firebase-tools downloads. */
export function findCloudCliJar(): string | undefined {
  try {
    const sdk = execFileSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    const jar = join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    return existsSync(jar) ? jar : undefined
  } catch {
    return undefined // no Google Cloud CLI here
  }
}
