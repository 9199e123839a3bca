import type { Fault } from '../fault.ts'
import type { DeployedFunction } from './functions.ts'

/** The access policy of a project or an account. */
export interface Policy {
  bindings?: { role: string; members?: string[] }[]
}

/** Returns the accounts as which functions run. */
export const accountsOf = (functions: readonly DeployedFunction[]): string[] => [
  ...new Set(functions.flatMap(({ serviceConfig }) => serviceConfig?.serviceAccountEmail ?? [])),
]

const memberOf = (account: string): string => `serviceAccount:${account}`

const hasRole = (bindings: NonNullable<Policy['bindings']>, role: string, member: string): boolean =>
  bindings.some((binding) => binding.role === role && binding.members?.includes(member))

/** The role with which an account signs tokens, given on that account alone. */
const SIGNS = 'roles/iam.serviceAccountTokenCreator'

/** Checks that an account may sign tokens in its own name. @param policy of the account itself */
export function signingFaults(account: string, { bindings = [] }: Policy): Fault[] {
  const member = memberOf(account)
  if (hasRole(bindings, SIGNS, member)) return []
  return [
    {
      wrong: 'The functions cannot sign tokens, so nobody with one-time codes can sign in.',
      todo: `gcloud iam service-accounts add-iam-policy-binding ${account} --member=${member} --role=${SIGNS}`,
    },
  ]
}

/** Roles that allow far more than any function needs. */
const TOO_WIDE = ['roles/editor', 'roles/owner', 'roles/firebase.admin']

/**
 * Checks that the functions have the roles that they need, and no wide ones.
 * @param roles that they need
 */
export function rolesFaults(
  project: string,
  roles: readonly string[],
  functions: DeployedFunction[],
  { bindings = [] }: Policy,
): Fault[] {
  return accountsOf(functions).flatMap((account) => {
    const member = memberOf(account)
    const has = (role: string) => hasRole(bindings, role, member)
    const wide = TOO_WIDE.find(has)
    if (wide)
      return [
        {
          wrong: `Functions run as ${account}, which has ${wide}. A fault in one of them could change everything.`,
          todo: 'npm run deploy (without --only): it creates an account with just the roles that they need',
        },
      ]
    return roles
      .filter((role) => !has(role))
      .map((role) => ({
        wrong: `The functions lack ${role}, so some actions of the site fail.`,
        todo: `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=${role} --condition=None`,
      }))
  })
}
