import { readFileSync } from 'node:fs'
import { callables } from 'domain/api/callables.ts'
import { REGION } from 'domain/place.ts'
import { expect, test } from 'vitest'
import { ROLES } from './iam-roles.ts'

interface Rewrite {
  source: string
  function?: { functionId: string; region?: string }
}
interface Deployed {
  __endpoint: {
    region: string[]
    concurrency?: number
    availableMemoryMb?: number
    httpsTrigger?: object
    callableTrigger?: object
    timeoutSeconds?: number
    secretEnvironmentVariables?: { key: string }[]
  }
}

process.env['GCLOUD_PROJECT'] ??= 'demo-chamber'
const exported = Object.entries((await import('./index.ts')) as unknown as Record<string, Deployed>)
const { hosting, firestore } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: { rewrites: Rewrite[] }
  firestore: { location?: string }
}
const rewrites = hosting.rewrites.flatMap((rewrite) => rewrite.function ?? [])

test('every function runs in the same region', () => {
  expect(exported.length).toBeGreaterThan(0)
  for (const [name, { __endpoint }] of exported) expect(__endpoint.region, name).toEqual([REGION])
})

// A deployment creates a missing database in America by default, and a database can never be moved.
test('a database that the deployment creates is in the region of the functions', () => {
  expect(firestore.location).toBe(REGION)
})

// a rewrite without a region means us-central1
test('Hosting rewrites to every HTTP function in its region, and to no other', () => {
  const answering = exported.filter(
    ([, { __endpoint }]) => __endpoint.httpsTrigger ?? __endpoint.callableTrigger,
  )
  expect(rewrites.toSorted((a, b) => a.functionId.localeCompare(b.functionId))).toEqual(
    answering
      .map(([functionId]) => ({ functionId, region: REGION }))
      .toSorted((a, b) => a.functionId.localeCompare(b.functionId)),
  )
})

test('callables have the addresses that pages call', () => {
  const addresses = exported
    .filter(([, { __endpoint }]) => __endpoint.callableTrigger)
    .map(([name]) => hosting.rewrites.find((rewrite) => rewrite.function?.functionId === name)?.source)
  expect(new Set(addresses)).toEqual(new Set(Object.values(callables).map(({ address }) => address)))
})

// A body of up to 32 MB is in memory before our code runs; the other half is for the work.
test('simultaneous bodies fit into half of the memory of every function that accepts them', () => {
  for (const [name, { __endpoint }] of exported) {
    const { concurrency = 80, availableMemoryMb = 256 } = __endpoint
    expect(concurrency * 32, name).toBeLessThanOrEqual(availableMemoryMb / 2)
  }
  expect(Object.fromEntries(exported)['api']?.__endpoint).toMatchObject({
    concurrency: 10,
    availableMemoryMb: 1024,
  })
})

// the sweep takes at most forty of them
test('the job of every minute has time for mails after the sweep', () => {
  expect(Object.fromEntries(exported)['everyMinute']?.__endpoint.timeoutSeconds).toBe(120)
})

// the emulators give every function every secret, production only those that it names
test('every function has the secrets that it needs, and no others', () => {
  const secrets = exported.map(([name, { __endpoint }]) => [
    name,
    (__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
  ])
  expect(Object.fromEntries(secrets)).toEqual({
    api: ['UNIQUES_KEY'],
    approveUser: [],
    rejectUser: [],
    media: [],
    everyMinute: ['UNIQUES_KEY', 'SMTP_PASSWORD'],
    everyDay: ['UNIQUES_KEY'],
    copyAccounts: ['BACKUP_KEY'],
    // its links are signed
    sendQueuedMail: ['UNIQUES_KEY', 'SMTP_PASSWORD'],
    publishSite: [],
    noteSiteChange: [],
  })
})

// firebase-functions passes the roles to the deployment under this name
test('the functions request the roles that they need, and none of them grants full editing', () => {
  const registry = globalThis as unknown as Record<symbol, { requiredRoles?: string[] }>
  expect(registry[Symbol.for('firebase-functions:manifest')]?.requiredRoles).toEqual(ROLES)
  for (const role of ROLES) expect(role).not.toMatch(/(editor|owner|firebase\.admin)$/)
})
