import { ifAllowed, orUndefined } from '../../src/cloud/google-api.ts'
import { type Setup, type Step, Stop } from './step.ts'

interface Project {
  projectNumber: string
  parent?: { type: string; id: string }
}

/** Reads number and organisation of the project. */
export const readProject = ({ project, callGoogle }: Setup): Promise<Project> =>
  callGoogle<Project>(`cloudresourcemanager.googleapis.com/v1/projects/${project}`)

interface Billing {
  billingEnabled?: boolean
  /** `billingAccounts/012345-567890-ABCDEF` */
  billingAccountName?: string
}

/** Reads whether the project has a billing account. */
export const readBilling = ({ project, callGoogle }: Setup): Promise<Billing> =>
  callGoogle<Billing>(`cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`)

/** What is made by hand, since Google asks for terms and a card. */
export const project: Step = {
  title: 'Project',
  look: async (setup) => {
    const id = setup.project
    const address = `firebase.googleapis.com/v1beta1/projects/${id}`
    if (!(await orUndefined(setup.callGoogle(address))))
      throw new Stop(
        `${id} is not a Firebase project yet.`,
        'Open https://console.firebase.google.com, press Add project and choose it. Then run this command again.',
      )
    if (!(await readBilling(setup)).billingEnabled)
      throw new Stop(
        `${id} has no card. Functions do not run without one.`,
        `Open https://console.firebase.google.com/project/${id}/usage/details, choose Blaze, and run this command again.`,
      )
    return { found: 'exists, with billing', changes: [] }
  },
}

/** Policies of an organisation that would stop the site, by what they forbid. */
const POLICIES: Record<string, string> = {
  'iam.allowedPolicyMemberDomains': 'that anybody may call functions',
  'iam.managed.allowedPolicyMembers': 'that anybody may call functions',
  'run.allowedIngress': 'calls of functions from the internet',
  'cloudfunctions.allowedIngressSettings': 'calls of functions from the internet',
  'cloudbuild.allowedWorkerPools': 'builds of functions',
  'iam.disableServiceAccountCreation': 'an account for the functions',
  'gcp.resourceLocations': 'some regions',
  'gcp.restrictServiceUsage': 'some services',
}

interface Policy {
  spec?: { rules?: { allowAll?: boolean; enforce?: boolean }[] }
}

/** Names an organisation's policies. They may allow what the site needs, so they do not stop the command. */
export const organisation: Step = {
  title: 'Organisation',
  look: async (setup) => {
    const { parent } = await readProject(setup)
    if (!parent) return { found: 'none', changes: [] }
    const inForce: string[] = []
    const who = `${parent.type} ${parent.id}`
    for (const [name, forbids] of Object.entries(POLICIES)) {
      const address = `orgpolicy.googleapis.com/v2/projects/${setup.project}/policies/${name}:getEffectivePolicy`
      const policy = await ifAllowed(
        orUndefined(setup.callGoogle<Policy>(address)).then((found) => found ?? {}),
      )
      if (!policy) return { found: `${who}. This account may not read its policies`, changes: [] }
      const { rules = [] } = policy.spec ?? {}
      if (rules.length > 0 && !rules.some(({ allowAll, enforce }) => allowAll || enforce === false))
        inForce.push(`${name} may forbid ${forbids}`)
    }
    return {
      found:
        inForce.length === 0
          ? `${who}, no policy is in the way`
          : `${inForce.join('; ')}. If the deployment fails, show this line to the administrator of ${who}`,
      changes: [],
    }
  },
}
