import { OWN_ROLES, type ServiceAccount } from '../../../src/service-accounts.ts'
import { type Fault, repairing } from '../fault.ts'

/** The access policy of a project, a bucket or an account. */
export interface Policy {
  bindings?: { role: string; members?: string[] }[]
}

/** A role in the format of IAM. */
export interface Role {
  includedPermissions?: string[]
  deleted?: boolean
}

/** The policies that decide about an account. */
export interface Policies {
  project: Policy
  files: Policy
  /** Undefined if there is no such bucket, which another check reports. */
  copies: Policy | undefined
  accountCopies: Policy | undefined
  /** Undefined if there is no such account. */
  itself: Policy | undefined
}

/** Returns the address of an account. */
export const addressOf = (project: string, { id }: Pick<ServiceAccount, 'id'>): string =>
  `${id}@${project}.iam.gserviceaccount.com`

/** Returns the roles that an account has in each policy, and no others. */
export const rolesOf = (
  project: string,
  { roles, onFiles = '', onAccountCopies = '', onItself = '' }: ServiceAccount,
): Record<keyof Policies, string[]> => ({
  project: roles.map((role) => role.replace('PROJECT', project)),
  files: [onFiles].filter(Boolean),
  // an earlier version had a role there
  copies: [],
  accountCopies: [onAccountCopies].filter(Boolean),
  itself: [onItself].filter(Boolean),
})

/** Compares the roles of an account in a policy with those that it should have. */
export function compareRoles({ bindings = [] }: Policy, account: string, wanted: readonly string[]) {
  const member = `serviceAccount:${account}`
  const has = bindings.filter(({ members }) => members?.includes(member)).map(({ role }) => role)
  return {
    missing: wanted.filter((role) => !has.includes(role)),
    unwanted: has.filter((role) => !wanted.includes(role)),
  }
}

/** Names a policy in a sentence. */
export const WHERE: Record<keyof Policies, string> = {
  project: 'the project',
  files: 'the bucket of files',
  copies: 'the bucket with the copies of the files',
  accountCopies: 'the bucket with the copies of the accounts',
  itself: 'its own account',
}

/** Checks that an account exists and has exactly its roles. */
export function accountFaults(project: string, account: ServiceAccount, policies: Policies): Fault[] {
  const address = addressOf(project, account)
  const todo = repairing(project)
  if (!policies.itself) return [{ wrong: `There is no account ${address}, as which functions run.`, todo }]
  return Object.entries(rolesOf(project, account)).flatMap(([at, wanted]) => {
    const name = at as keyof Policies
    const policy = policies[name]
    if (!policy) return []
    const { missing, unwanted } = compareRoles(policy, address, wanted)
    return [
      ...missing.map(
        (role) => `${address} lacks ${role} on ${WHERE[name]}, so some actions of the site fail.`,
      ),
      ...unwanted.map(
        (role) => `${address} has ${role} on ${WHERE[name]}, which it does not need. A fault could use it.`,
      ),
    ].map((wrong) => ({ wrong, todo }))
  })
}

type OwnRole = (typeof OWN_ROLES)[number]

/** Checks that our own roles have exactly their rights. @param roles as IAM returns them, by id */
export const ownRolesFaults = (project: string, roles: ReadonlyMap<string, Role | undefined>): Fault[] =>
  OWN_ROLES.filter((own) => !hasRights(roles.get(own.id), own)).map(({ id }) => ({
    wrong: `The role ${id} has not exactly its rights.`,
    todo: repairing(project),
  }))

/** Returns whether a role of our own is there, with exactly its rights. */
export function hasRights(role: Role | undefined, { includedPermissions }: OwnRole): boolean {
  const sorted = (rights: readonly string[]) => rights.toSorted((a, b) => a.localeCompare(b)).join()
  return !role?.deleted && sorted(role?.includedPermissions ?? []) === sorted(includedPermissions)
}
