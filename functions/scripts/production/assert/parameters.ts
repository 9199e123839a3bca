import type { Fault } from '../fault.ts'
import type { DeployedFunction } from './functions.ts'
import { keyFingerprint } from '../../../src/users/key-fingerprint.ts'

/** A parameter or secret that `functions/src/env.ts` declares. */
export interface Declared {
  name: string
  type: string
  default?: unknown
}

/**
 * Checks that every required parameter is set, and that its value makes sense.
 * @param values of `functions/.env.PROJECT`
 */
export function parametersFaults(
  project: string,
  declared: Declared[],
  values: Record<string, string | undefined>,
): Fault[] {
  const file = `functions/.env.${project}`
  const missing = declared.filter(
    (each) => each.type !== 'secret' && each.default === undefined && !values[each.name],
  )
  const faults = missing.map(({ name }) => ({
    wrong: `${name} is not set.`,
    todo: `Write ${name}="…" into ${file} (docs/deploy-reference.md says what it is), then npm run deploy`,
  }))
  const site = values['SITE_ORIGIN']
  if (site && !/^https:\/\/[^/]+$/.test(site))
    faults.push({
      wrong: `SITE_ORIGIN is ${site}; links in mails would not work.`,
      todo: `In ${file} write it with https:// and without a slash at the end, then npm run deploy`,
    })
  if (values['PAYMENTS'] === 'sandbox')
    faults.push({
      wrong: 'PAYMENTS is sandbox: donors read that they have paid, but no card is charged.',
      todo: `Remove PAYMENTS from ${file}, then npm run deploy`,
    })
  return faults
}

/** A version of a secret in Secret Manager; `name` ends in `secrets/UNIQUES_KEY/versions/3`. */
export interface SecretVersion {
  name: string
  state: string
}

/** Checks that every secret exists and is enabled. @param newest version of each secret, if any */
export const secretsFaults = (
  declared: Declared[],
  newest: Record<string, SecretVersion | undefined>,
): Fault[] =>
  declared
    .filter(({ type, name }) => type === 'secret' && newest[name]?.state !== 'ENABLED')
    .map(({ name }) => ({
      wrong: `The secret ${name} ${newest[name] ? `is ${newest[name]?.state.toLowerCase()}` : 'does not exist'}.`,
      todo: `npx firebase functions:secrets:set ${name}, then npm run deploy`,
    }))

/** Reports functions that run with an older version of a secret: they keep the one they were deployed with. */
export const secretsInUseFaults = (
  functions: DeployedFunction[],
  newest: Record<string, SecretVersion | undefined>,
): Fault[] =>
  functions.flatMap(({ name, serviceConfig }) =>
    (serviceConfig?.secretEnvironmentVariables ?? [])
      .filter(
        ({ secret, version }) => newest[secret] && !newest[secret]?.name.endsWith(`/versions/${version}`),
      )
      .map(({ secret, version }) => ({
        wrong: `The function ${name.split('/').at(-1)} still uses version ${version} of ${secret}, which has changed since.`,
        todo: 'npm run deploy',
      })),
  )

/**
 * Checks that the secret `UNIQUES_KEY` is the key of the reserved e-mails, usernames and CNICs.
 * @param key the newest version of the secret, `undefined` where it has none
 * @param check the stored check value (`uniques/key`), `undefined` before the first registration
 */
export function keyFaults(key: string | undefined, check: string | undefined): Fault[] {
  if (key?.trim() === '')
    return [
      {
        wrong: 'UNIQUES_KEY is empty: nobody can register.',
        todo: 'Create it as in step 6 of docs/deploy-reference.md, then npm run deploy',
      },
    ]
  if (!key || !check || keyFingerprint(key.trim()) === check) return []
  return [
    {
      wrong:
        'UNIQUES_KEY is not the key of the reservations. Nobody can register or correct an application, and no account can be deleted.',
      todo: 'Take the key from the printed copy, npx firebase functions:secrets:set UNIQUES_KEY, then npm run deploy',
    },
  ]
}

/**
 * Reports parameters that were changed since the last deployment: functions keep those that they were deployed with.
 * @param values of `functions/.env` and `functions/.env.PROJECT`
 */
export function parametersInUseFaults(
  functions: readonly DeployedFunction[],
  values: Record<string, string | undefined>,
): Fault[] {
  const used = functions.find(({ name }) => name.endsWith('/functions/api'))?.serviceConfig
    ?.environmentVariables
  // a function that is not deployed has its own fault
  if (!used) return []
  return Object.entries(values)
    .filter(([name, value]) => (used[name] ?? '') !== value)
    .map(([name]) => ({ wrong: `${name} was changed since the last deployment.`, todo: 'npm run deploy' }))
}
