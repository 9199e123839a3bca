import { type FirebaseApp, initializeApp } from 'firebase/app'
import { type Emulators, fetchRunTimeConfig } from './run-time-config.ts'

export interface Started {
  app: FirebaseApp
  emulators: Emulators | undefined
}

let started: Promise<Started> | undefined

/**
 * The Firebase app of this page, made once.
 * @throws if its configuration cannot be fetched; the next call tries again
 */
export function startApp(): Promise<Started> {
  started ??= start().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function start(): Promise<Started> {
  const { options, emulators } = await fetchRunTimeConfig()
  const app = initializeApp(options)
  // written out where it is asked for, so that a build without the key has no code for it
  if (import.meta.env.VITE_APP_CHECK_KEY && !emulators)
    (await import('./app-check.ts')).startAppCheck(app, import.meta.env.VITE_APP_CHECK_KEY)
  return { app, emulators }
}
