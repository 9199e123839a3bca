import type { Fault } from '../fault.ts'
import type { DeployedFunction } from './functions.ts'

/** The access policy of a project. */
export interface Policy {
  bindings?: { role: string; members?: string[] }[]
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
  const accounts = new Set(functions.flatMap(({ serviceConfig }) => serviceConfig?.serviceAccountEmail ?? []))
  return [...accounts].flatMap((account) => {
    const member = `serviceAccount:${account}`
    const has = (role: string) =>
      bindings.some((binding) => binding.role === role && binding.members?.includes(member))
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
