import { afterAll } from 'vitest'
import { requireEnv } from './environment.ts'

const project = requireEnv('GCLOUD_PROJECT')

/** Waits until a sender has taken every new mail. It deletes those that have nothing to say, which would change a count. */
export async function untilMailsAreTaken(): Promise<void> {
  // no sender runs in a project of a test's own
  if (requireEnv('GCLOUD_PROJECT') !== project) return
  const { refs } = await import('../../functions/src/refs.ts')
  const untaken = refs.mail.where('state', '==', 'queued').where('leaseUntil', '==', '')
  await new Promise<void>((resolve, reject) => {
    const stop = untaken.onSnapshot(({ empty }) => {
      if (!empty) return
      stop()
      resolve()
    }, reject)
  })
}

// the next file counts what is stored
afterAll(untilMailsAreTaken)
