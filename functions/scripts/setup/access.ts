import { GoogleError } from '../../src/cloud/google-api.ts'
import type { Policy } from '../production/assert/roles.ts'
import { readProject } from './project.ts'
import type { Setup, Step } from './step.ts'

interface ProjectPolicy extends Policy {
  etag?: string
  auditConfigs?: { service: string; auditLogConfigs: { logType: string }[] }[]
}

const BUILDS = 'roles/cloudbuild.builds.builder'

/** Newer organisations give the account that builds functions no rights. */
export const buildRole: Step = {
  title: 'Right to build functions',
  look: async (setup) => {
    const member = `serviceAccount:${(await readProject(setup)).projectNumber}-compute@developer.gserviceaccount.com`
    const { bindings = [] } = await readPolicy(setup)
    const given = bindings.some(({ role, members }) => role === BUILDS && members?.includes(member))
    if (given) return { found: 'given', changes: [] }
    return {
      found: 'missing',
      changes: [
        {
          what: `Give ${BUILDS} to the account of builds`,
          make: () =>
            changePolicy(setup, (policy) => {
              policy.bindings = [...(policy.bindings ?? []), { role: BUILDS, members: [member] }]
            }),
        },
      ],
    }
  },
}

/** The services whose every reading and writing is recorded. */
const RECORDED = ['storage.googleapis.com', 'identitytoolkit.googleapis.com']
const KINDS = ['DATA_READ', 'DATA_WRITE']

/** Records who read files and accounts, also past the site. */
export const activityLogs: Step = {
  title: 'Activity logs of files and accounts',
  look: async (setup) => {
    const { auditConfigs = [] } = await readPolicy(setup)
    const missing = RECORDED.filter((service) => {
      const there = auditConfigs.find((each) => each.service === service)?.auditLogConfigs ?? []
      return KINDS.some((kind) => there.every(({ logType }) => logType !== kind))
    })
    if (missing.length === 0) return { found: 'on', changes: [] }
    return {
      found: 'off',
      changes: [
        {
          what: `Record reading and writing of ${missing.join(' and ')}`,
          make: () =>
            changePolicy(setup, (policy) => {
              const others = (policy.auditConfigs ?? []).filter(({ service }) => !missing.includes(service))
              const auditLogConfigs = KINDS.map((logType) => ({ logType }))
              policy.auditConfigs = [...others, ...missing.map((service) => ({ service, auditLogConfigs }))]
            }),
        },
      ],
    }
  },
}

const address = ({ project }: Setup) => `cloudresourcemanager.googleapis.com/v1/projects/${project}`

const readPolicy = (setup: Setup): Promise<ProjectPolicy> =>
  setup.callGoogle<ProjectPolicy>(`${address(setup)}:getIamPolicy`, {
    options: { requestedPolicyVersion: 3 },
  })

/** How often the policy is read and changed: Google itself changes it while services are switched on. */
const ATTEMPTS = 4

/** Changes the policy that is there now. Google refuses it if it was changed in between (its etag); then it is read again. */
export async function changePolicy(
  setup: Setup,
  change: (policy: ProjectPolicy) => void,
  attempts = ATTEMPTS,
): Promise<void> {
  const policy = await readPolicy(setup)
  change(policy)
  try {
    await setup.callGoogle(`${address(setup)}:setIamPolicy`, {
      policy,
      updateMask: 'bindings,auditConfigs,etag',
    })
  } catch (error) {
    if (!(error instanceof GoogleError && error.status === 409) || attempts === 1) throw error
    await setup.pause(1000)
    await changePolicy(setup, change, attempts - 1)
  }
}
