import { type App, getApps, initializeApp } from 'firebase-admin/app'

const projectId = process.env['GCLOUD_PROJECT'] ?? process.env['GOOGLE_CLOUD_PROJECT'] ?? ''

interface FirebaseConfig {
  storageBucket?: string
}

/** The one bucket: the project's default one. */
export const bucketName =
  (JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}') as FirebaseConfig).storageBucket ??
  `${projectId}.firebasestorage.app`

export const firebaseApp: App =
  getApps()[0] ?? initializeApp({ ...(projectId && { projectId }), storageBucket: bucketName })
