import type { FirebaseOptions } from 'firebase/app'

/** Where an emulator listens. */
export interface Address {
  host: string
  port: number
}

/** What the launcher writes beside the served files. */
export interface Emulators {
  auth: Address
  firestore: Address
  mail: { url: string }
}

export interface RunTimeConfig {
  options: FirebaseOptions
  /** Only where the site is served from this machine. */
  emulators?: Emulators
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return (await response.json()) as T
}

/**
 * The project that serves this page; one build serves every project.
 * @throws if it cannot be fetched, which means that the page is offline
 */
export async function fetchRunTimeConfig(): Promise<RunTimeConfig> {
  const options = fetchJson<FirebaseOptions>('/__/firebase/init.json')
  if (!LOCAL_HOSTS.includes(location.hostname)) return { options: await options }
  const [known, emulators] = await Promise.all([options, fetchJson<Emulators>('/emulators.json')])
  return { options: known, emulators }
}
