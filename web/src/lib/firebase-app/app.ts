import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app'

/** The address of an emulator. */
interface Address {
  host: string
  port: number
}

/** The content of /emulators.json, which `npm start` writes. */
interface Emulators {
  auth: Address
  firestore: Address
  mail: { url: string }
}

interface RunTimeConfig {
  options: FirebaseOptions
  /** Only on this machine. */
  emulators?: Emulators
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/**
 * Fetches the Firebase project that serves this page. One build runs in every project.
 * @throws if it cannot be fetched, as without a connection
 */
async function fetchRunTimeConfig(): Promise<RunTimeConfig> {
  const options = fetchJson<FirebaseOptions>('/__/firebase/init.json')
  if (!LOCAL_HOSTS.includes(location.hostname)) return { options: await options }
  const [known, emulators] = await Promise.all([options, fetchJson<Emulators>('/emulators.json')])
  return { options: known, emulators }
}

interface Started {
  app: FirebaseApp
  emulators: Emulators | undefined
}

let started: Promise<Started> | undefined

/**
 * Starts the Firebase app of this page once.
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
  // inline, so that a build without the key has no code for it
  if (import.meta.env.VITE_APP_CHECK_KEY && !emulators)
    (await import('./app-check.ts')).startAppCheck(app, import.meta.env.VITE_APP_CHECK_KEY)
  return { app, emulators }
}
