import { requireEnv } from './environment.ts'

requireEnv('FIRESTORE_EMULATOR_HOST')

/**
 * A project of this test file alone, so that the file can run beside others. The suite's functions do not see it: nothing
 * is published and no mail is sent. Import this before all that reads which project it is.
 */
export const OWN_PROJECT = `demo-own-${process.pid}`

process.env['GCLOUD_PROJECT'] = OWN_PROJECT
