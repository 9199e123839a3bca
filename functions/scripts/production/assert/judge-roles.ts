import type { Fault } from '../fault.ts'
import type { DeployedFunction } from './judge-functions.ts'

/** Who may do what in a project. */
export interface Policy {
  bindings?: { role: string; members?: string[] }[]
}

/** Roles that let their holder do far more than any function needs. */
const TOO_WIDE = ['roles/editor', 'roles/owner', 'roles/firebase.admin']

/**
 * Whether the functions may do what they need, and no more.
 * @param roles that they need
 */
export function judgeRoles(
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
          wrong: `Functions run as ${account}, which is ${wide}: a fault in one of them could change everything.`,
          todo: 'npm run deploy (all of it, without --only): it makes an account for them that may do what they need',
        },
      ]
    return roles
      .filter((role) => !has(role))
      .map((role) => ({
        wrong: `The functions lack ${role}: some of what the site does fails.`,
        todo: `gcloud projects add-iam-policy-binding ${project} --member=${member} --role=${role} --condition=None`,
      }))
  })
}
