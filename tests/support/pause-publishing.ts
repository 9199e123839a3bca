import { afterAll } from 'vitest'
import { ADMIN } from './accounts.ts'
import { auth } from './admin.ts'

const { pausePublishing, resumePublishing } = await import('../../functions/src/site/request-publish.ts')

const { uid: by } = await auth.getUserByEmail(ADMIN.email)

/** Pauses publishing, which would render pages for each change of a test. */
export const pause = () => pausePublishing({ by, reason: 'The API tests run.' })
const resume = () => resumePublishing({ by })

/** Lets the tests of a file publish. */
export function publishHere(): Promise<void> {
  afterAll(pause)
  return resume()
}

/** Pauses publishing until all API tests have run. */
export async function setup(): Promise<() => Promise<void>> {
  await pause()
  return resume
}
