import type { Fault } from './fault.ts'

/** A parameter or secret that `functions/src/env.ts` declares. */
export interface Declared {
  name: string
  type: string
  default?: unknown
}

/**
 * @param project names the file
 * @param values what `functions/.env.PROJECT` says
 */
export function judgeParameters(
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
    todo: `Write ${name}="…" into ${file} (docs/deploy.md says what it is), then npx firebase deploy --only functions`,
  }))
  const site = values['SITE_ORIGIN']
  if (site && !/^https:\/\/[^/]+$/.test(site))
    faults.push({
      wrong: `SITE_ORIGIN is ${site}; links in mails would not work.`,
      todo: `In ${file} write it with https:// and without a slash at the end, then npx firebase deploy --only functions`,
    })
  if (values['PAYMENTS'] === 'sandbox')
    faults.push({
      wrong: 'PAYMENTS is sandbox: donors are told that they have paid, and nothing is taken from any card.',
      todo: `Take PAYMENTS out of ${file}, then npx firebase deploy --only functions`,
    })
  return faults
}

/** @param states of the newest version of each secret, `undefined` for one that does not exist */
export const judgeSecrets = (declared: Declared[], states: Record<string, string | undefined>): Fault[] =>
  declared
    .filter(({ type, name }) => type === 'secret' && states[name] !== 'ENABLED')
    .map(({ name }) => ({
      wrong: `The secret ${name} ${states[name] ? `is ${states[name]?.toLowerCase()}` : 'does not exist'}.`,
      todo: `npx firebase functions:secrets:set ${name}, then npx firebase deploy --only functions`,
    }))
