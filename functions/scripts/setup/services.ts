import { finish, GoogleError, type Operation } from '../../src/cloud/google-api.ts'
import { type Setup, type Step, Stop } from './step.ts'

const API = 'serviceusage.googleapis.com/v1'

/** The most services that one call switches on. */
const AT_ONCE = 20

/** What the first steps look with. None of it needs a card. */
const FIRST = ['cloudbilling', 'cloudresourcemanager', 'firebase', 'orgpolicy']

/** What the site, its deployment and this command need. */
const SERVICES = [
  'artifactregistry',
  'billingbudgets',
  'cloudbuild',
  'cloudfunctions',
  'cloudscheduler',
  'compute',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
  'storagetransfer',
]

/** The services with which the first steps look. */
export const firstServices: Step = { title: 'First services', look: (setup) => look(setup, FIRST) }

/** All other services. They need billing. */
export const services: Step = { title: 'Services', look: (setup) => look(setup, SERVICES) }

async function look({ project, callGoogle, pause }: Setup, wanted: readonly string[]) {
  const names = wanted.map((name) => `${name}.googleapis.com`)
  const on = await enabled({ project, callGoogle })
  const missing = names.filter((name) => !on.has(name))
  const changes = Array.from({ length: Math.ceil(missing.length / AT_ONCE) }, (_, part) => {
    const serviceIds = missing.slice(part * AT_ONCE, (part + 1) * AT_ONCE)
    return {
      what: `Switch on ${serviceIds.map((name) => name.split('.')[0]).join(', ')}`,
      make: () =>
        finish(
          API,
          callGoogle<Operation>(`${API}/projects/${project}/services:batchEnable`, { serviceIds }),
          callGoogle,
          pause,
        ),
    }
  })
  return { found: `${names.length - missing.length} of ${names.length} are on`, changes }
}

/** Returns the names of the services that are on. */
async function enabled({ project, callGoogle }: Pick<Setup, 'project' | 'callGoogle'>): Promise<Set<string>> {
  const names = new Set<string>()
  const address = `${API}/projects/${project}/services?filter=state:ENABLED&pageSize=200`
  let page = ''
  do {
    const answer = await callGoogle<{
      services?: { config?: { name?: string } }[]
      nextPageToken?: string
    }>(`${address}${page}`).catch((error: unknown) => {
      // the first call of all: a project that does not exist is refused like a foreign one
      if (error instanceof GoogleError && [403, 404].includes(error.status))
        throw new Stop(
          `There is no project ${project}, or this account may not change it (${error.message}).`,
          'Create it at https://console.firebase.google.com, or sign in as its owner: npx firebase login --reauth',
        )
      throw error
    })
    for (const { config } of answer.services ?? []) names.add(config?.name ?? '')
    page = answer.nextPageToken ? `&pageToken=${answer.nextPageToken}` : ''
  } while (page)
  return names
}
