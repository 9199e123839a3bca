import { type App, getApps, initializeApp } from 'firebase-admin/app'

const projectId = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'] ?? ''

interface FirebaseConfig {
  storageBucket?: string
}

/** Name of the project's default bucket. Outside of the runtime, in seed and tests, it is the bucket of the emulators. */
export const bucketName =
  (JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as FirebaseConfig).storageBucket ??
  `${projectId}.appspot.com`

/** The only app of the Admin SDK in this process. Tests and the seed may have made it already. */
export const firebaseApp: App =
  getApps()[0] ?? initializeApp({ ...(projectId && { projectId }), storageBucket: bucketName })
