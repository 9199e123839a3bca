import { requireEnv } from './environment.ts'

requireEnv('FIRESTORE_EMULATOR_HOST')

/**
 * Creates a project for this test file alone, so that the file can run in parallel. The suite's functions do
 * not see it: nothing is published and no mail is sent. Import this before any module that reads the project
 * id.
 */
export const OWN_PROJECT = `demo-own-${process.pid}`

process.env['GCLOUD_PROJECT'] = OWN_PROJECT
