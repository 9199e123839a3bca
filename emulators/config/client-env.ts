import type { Ports } from './ports.ts'

const at = (port: number) => `127.0.0.1:${port}`

/** Returns the environment variables by which scripts and tests find a suite. */
export const clientEnv = (project: string, ports: Ports) => ({
  GCLOUD_PROJECT: project,
  CHAMBER_ORIGIN: `http://${at(ports.hosting)}`,
  FUNCTIONS_ORIGIN: `http://${at(ports.functions)}`,
  FIRESTORE_EMULATOR_HOST: at(ports.firestore),
  FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
  FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
  STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
  MAIL_ORIGIN: `http://${at(ports.mail)}`,
  METADATA_SERVER_DETECTION: 'none',
})

export type ClientEnv = ReturnType<typeof clientEnv>
