import { readFileSync } from 'node:fs'
import { callables } from 'domain/api/callables.ts'
import { REGION } from 'domain/place.ts'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

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
    serviceAccountEmail: { toCEL: () => string }
    secretEnvironmentVariables?: { key: string }[]
  }
}

process.env['GCLOUD_PROJECT'] ??= 'demo-chamber'
const functionsOf = (codebase: object) => Object.entries(codebase as Record<string, Deployed>)
const callers = functionsOf(await import('./index.ts'))
const publishers = functionsOf(await import('./publisher.ts'))
const exported = [...callers, ...publishers]
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
    publishEveryMinute: [],
  })
})

test('every function runs as the account of its codebase', () => {
  const accountsOf = (functions: typeof exported) =>
    functions.map(([, { __endpoint }]) => __endpoint.serviceAccountEmail.toCEL())
  const address = (id: string) => `${id}@{{ params.PROJECT_ID }}.iam.gserviceaccount.com`
  const copier = callers.filter(([name]) => name === 'copyAccounts')
  expect(accountsOf(copier)).toEqual([address('chamber-copier')])
  const others = callers.filter(([name]) => name !== 'copyAccounts')
  expect(new Set(accountsOf(others))).toEqual(new Set([address('chamber-api')]))
  expect(new Set(accountsOf(publishers))).toEqual(new Set([address('chamber-publisher')]))
})

/** Bundles a codebase. @returns the files and packages that are in it */
async function bundled(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: `${import.meta.dirname}/..`,
    entryPoints: [`src/${entry}`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { domain: '../domain/src' },
    metafile: true,
    write: false,
    logLevel: 'error',
  })
  const outputs = Object.values(metafile.outputs)
  const files = outputs.flatMap(({ inputs }) => Object.entries(inputs))
  return [
    ...files.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
    ...outputs.flatMap(({ imports }) => imports.map(({ path }) => path)),
  ]
}

const among = (names: string[], wanted: RegExp) => names.filter((name) => wanted.test(name))

test('the code that strangers reach cannot release pages', async () => {
  const code = await bundled('index.ts')
  expect(among(code, /media\/picture\.ts/)).toHaveLength(1)
  expect(among(code, /site\/(targets|cards|make-release|publish-site|renderer)/)).toEqual([])
})

test('the publisher reads no request and no upload, and knows no password or secret', async () => {
  const code = await bundled('publisher.ts')
  expect(among(code, /site\/targets\/hosting-api\.ts/)).toHaveLength(1)
  const strangers =
    /^src\/(app\.ts|http\/(bodies|serve|guard)|accounts|members|forms|files|mail|cloud\/(auth|tokens))/
  expect(among(code, strangers)).toEqual([])
  expect(among(code, /^(express|busboy|nodemailer|firebase-admin\/auth)$/)).toEqual([])
})
