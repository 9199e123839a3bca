import { OWN_ROLES, type ServiceAccount } from '../../src/service-accounts.ts'
import { unlessExists } from '../../src/cloud/google-api.ts'
import {
  addressOf,
  compareRoles,
  hasRights,
  type Policy,
  rolesOf,
  WHERE,
} from '../production/assert/roles.ts'
import { hasOtherAccount, jobOf } from '../production/assert/schedules.ts'
import { readRights, readSchedules } from '../production/read/platform.ts'
import { changePolicy } from './access.ts'
import type { Change, Setup, Step } from './step.ts'

const IAM = 'iam.googleapis.com/v1/projects'

/** The accounts as which the functions run, each with exactly its roles. They must be there before the functions. */
export const accounts: Step = {
  title: 'Accounts of the functions',
  look: async (setup) => {
    const { roles, buckets, accounts: found } = await readRights(setup.project, setup.callGoogle)
    const changes = OWN_ROLES.filter((own) => !hasRights(roles.get(own.id), own)).map((own) =>
      ownRole(setup, own, roles.get(own.id) !== undefined),
    )
    for (const { account, policies } of found) {
      const address = addressOf(setup.project, account)
      const wanted = rolesOf(setup.project, account)
      /** Adds a change unless the account has exactly these roles. @param policy undefined if there is nothing to change it in */
      const give = (where: string, policy: Policy | undefined, own: string[], make: () => Promise<void>) => {
        const { missing, unwanted } = compareRoles(policy ?? {}, address, own)
        if (policy && missing.length + unwanted.length > 0)
          changes.push({ what: `Give ${address} its roles ${where}, and no others`, make })
      }
      if (!policies.itself) changes.push(createAccount(setup, account))
      give('in the project', policies.project, wanted.project, () =>
        giveInProject(setup, address, wanted.project),
      )
      for (const name of ['files', 'copies', 'accountCopies'] as const)
        give(`on ${WHERE[name]}`, policies[name], wanted[name], () =>
          giveOnBucket(setup, buckets[name], address, wanted[name]),
        )
      give('on itself', policies.itself ?? {}, wanted.itself, () =>
        giveOnItself(setup, address, wanted.itself),
      )
    }
    changes.push(...(await otherSchedules(setup)))
    return { found: changes.length > 0 ? 'not as they should be' : 'each with exactly its roles', changes }
  },
}

/** Makes a role of our own, or sets its rights. */
const ownRole = (
  { project, callGoogle }: Setup,
  { id, ...role }: (typeof OWN_ROLES)[number],
  isThere: boolean,
): Change => ({
  what: `${isThere ? 'Correct' : 'Create'} the role ${id}`,
  make: async () => {
    const roles = `${IAM}/${project}/roles`
    if (isThere) await callGoogle(`${roles}/${id}`, { ...role, stage: 'GA' }, 'PATCH')
    else await callGoogle(roles, { roleId: id, role: { ...role, stage: 'GA' } })
  },
})

const createAccount = ({ project, callGoogle }: Setup, { id, title }: ServiceAccount): Change => ({
  what: `Create the account ${id}`,
  make: () =>
    unlessExists(
      callGoogle(`${IAM}/${project}/serviceAccounts`, {
        accountId: id,
        serviceAccount: { displayName: title },
      }),
    ),
})

const giveInProject = (setup: Setup, address: string, roles: string[]): Promise<void> =>
  changePolicy(setup, (policy) => {
    policy.bindings = withRoles(policy, address, roles)
  })

async function giveOnBucket({ callGoogle }: Setup, bucket: string, address: string, roles: string[]) {
  const ofBucket = `storage.googleapis.com/storage/v1/b/${bucket}/iam`
  const policy = await callGoogle<Policy>(`${ofBucket}?optionsRequestedPolicyVersion=3`)
  await callGoogle(ofBucket, { ...policy, bindings: withRoles(policy, address, roles) }, 'PUT')
}

async function giveOnItself({ project, callGoogle }: Setup, address: string, roles: string[]) {
  const account = `${IAM}/${project}/serviceAccounts/${address}`
  const policy = await callGoogle<Policy>(`${account}:getIamPolicy`, {})
  const bindings = withRoles(policy, address, roles)
  await callGoogle(`${account}:setIamPolicy`, { policy: { ...policy, bindings } })
}

/**
 * Lists the jobs that start a function in the name of another account: those of an earlier version. The deployment tool changes a
 * function's account and not that of its job (firebase-tools/lib/gcp/cloudscheduler.js, needUpdate).
 */
async function otherSchedules({ project, callGoogle }: Setup): Promise<Change[]> {
  const { scheduled, jobs } = await readSchedules(project, callGoogle)
  return scheduled.flatMap((each) => {
    const job = jobOf(jobs, each)
    if (!job || !hasOtherAccount(job, each)) return []
    const oidcToken = { serviceAccountEmail: addressOf(project, { id: each.account }) }
    return [
      {
        what: `Let ${each.account} start ${each.id}`,
        make: async () => {
          const mask = 'updateMask=httpTarget.oidcToken.serviceAccountEmail'
          await callGoogle(
            `cloudscheduler.googleapis.com/v1/${job.name}?${mask}`,
            { httpTarget: { oidcToken } },
            'PATCH',
          )
        },
      },
    ]
  })
}

/** Returns the bindings of a policy in which an account has these roles and no others. */
function withRoles(policy: Policy, address: string, roles: string[]) {
  const member = `serviceAccount:${address}`
  const { missing, unwanted } = compareRoles(policy, address, roles)
  const kept = (policy.bindings ?? []).map((binding) =>
    unwanted.includes(binding.role)
      ? { ...binding, members: binding.members?.filter((each) => each !== member) ?? [] }
      : binding,
  )
  return [
    ...kept.filter(({ members }) => members?.length !== 0),
    ...missing.map((role) => ({ role, members: [member] })),
  ]
}
