import { requireEnv } from './environment.ts'

requireEnv('FIRESTORE_EMULATOR_HOST')

/**
 * The project of tests that publish: in that of the suite the functions themselves publish every change. Must be imported before
 * all that asks which project it is.
 */
export const OWN_PROJECT = 'demo-publishing'

process.env['GCLOUD_PROJECT'] = OWN_PROJECT
