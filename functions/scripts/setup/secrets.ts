import { randomBytes } from 'node:crypto'
import type { SecretVersion } from '../production/assert/parameters.ts'
import { orUndefined, unlessExists } from '../../src/cloud/google-api.ts'
import { type Setup, type Step, Stop } from './step.ts'

const address = ({ project }: Setup) => `secretmanager.googleapis.com/v1/projects/${project}/secrets`

/** Says whether a secret has a value. */
export async function hasSecret(setup: Setup, name: string): Promise<boolean> {
  const newest = `${address(setup)}/${name}/versions/latest`
  return (await orUndefined(setup.callGoogle<SecretVersion>(newest)))?.state === 'ENABLED'
}

/** Reads the newest value of a secret. */
export async function readSecret(setup: Setup, name: string): Promise<string> {
  const newest = `${address(setup)}/${name}/versions/latest:access`
  const { payload } = await setup.callGoogle<{ payload?: { data?: string } }>(newest)
  return Buffer.from(payload?.data ?? '', 'base64').toString()
}

/** Gives a secret a value, its first or a newer one. */
export async function storeSecret(setup: Setup, name: string, value: string): Promise<void> {
  // the label with which the deployment tool marks its own
  const secret = { replication: { automatic: {} }, labels: { 'firebase-managed': 'true' } }
  await unlessExists(setup.callGoogle(`${address(setup)}?secretId=${name}`, secret))
  const data = Buffer.from(value).toString('base64')
  await setup.callGoogle(`${address(setup)}/${name}:addVersion`, { payload: { data } })
}

/** The characters of a key that are typed back from the paper. */
const TYPED_BACK = 6

/** Builds the step that makes a key, which is also kept on paper. It never replaces a key. @param without says what is lost without it */
const keyOnPaper = (title: string, name: string, without: string): Step => ({
  title,
  look: async (setup) => {
    if (await hasSecret(setup, name)) return { found: 'there', changes: [] }
    return {
      found: 'none',
      changes: [{ what: 'Make it. It is shown only now', make: () => makeKey(setup, name, without) }],
    }
  },
})

export const uniquesKey = keyOnPaper(
  'Key of the reservations',
  'UNIQUES_KEY',
  'Without it nobody can register after the data was moved or restored.',
)

export const backupKey = keyOnPaper(
  'Key of the backups',
  'BACKUP_KEY',
  'Without it nobody can open a copy of the accounts or an archive.',
)

async function makeKey(setup: Setup, name: string, without: string): Promise<void> {
  const key = randomBytes(32).toString('base64')
  setup.say(`
        ${key}

    This is ${name}. Write it on paper, and keep the paper where the chamber keeps its records.
    ${without}
    It never changes. Throw away a paper of an earlier run: its key was never stored.`)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const typed = await setup.ask(`    Type its last ${TYPED_BACK} characters from the paper: `)
    if (typed === key.slice(-TYPED_BACK)) return storeSecret(setup, name, key)
    setup.say('    These are not its last characters. Look at small and capital letters.')
  }
  throw new Stop(
    'The key was not typed back, so it was not stored.',
    'Throw the paper away and run this command again. It makes another key.',
  )
}
