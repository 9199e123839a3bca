import { createRequire } from 'node:module'
import { REGION } from 'domain/place.ts'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../production/assert/roles.ts'
import { wantedFunctions } from '../production/read/platform.ts'

// What the deployment tool does with a site whose functions were all in one codebase, with an account that the tool had made.
// These are its own functions: a new version of it that does something else fails here.

interface Endpoint {
  id: string
  codebase: string
  serviceAccount?: string
}
type Backend = object
interface Plan {
  regionalChangesets: Record<
    string,
    {
      endpointsToCreate: Endpoint[]
      endpointsToUpdate: { endpoint: Endpoint; deleteAndRecreate?: object }[]
      endpointsToDelete: Endpoint[]
    }
  >
  serviceAccountToDelete?: string
}
interface Tool {
  of: (...endpoints: Endpoint[]) => Backend
  groupEndpointsByCodebase: (want: Record<string, Backend>, have: Endpoint[]) => Record<string, Backend>
  discoverSecurityDetails: (
    codebase: string,
    want: Backend,
    have: Backend,
    project: string,
  ) => Promise<object>
  createDeploymentPlan: (about: object) => Promise<Plan>
}

const require = createRequire(import.meta.url)
const tool = Object.assign(
  {},
  ...['backend', 'functionsDeployHelper', 'prepare', 'release/planner'].map(
    (name) => require(`firebase-tools/lib/deploy/functions/${name}.js`) as object,
  ),
) as Tool

const OLD = 'firebase-fn-1234567890@p.iam.gserviceaccount.com'
const wanted = (await wantedFunctions()).map(({ id, account, schedule }) => ({
  id,
  project: 'p',
  region: REGION,
  platform: 'gcfv2',
  codebase: account === 'chamber-publisher' ? 'publisher' : 'default',
  serviceAccount: addressOf('p', { id: account }),
  ...(schedule ? { scheduleTrigger: { schedule } } : { httpsTrigger: {} }),
}))
const NEW = 'publishEveryMinute'
const deployed = wanted
  .filter(({ id }) => id !== NEW)
  .map((each) => ({
    ...each,
    codebase: 'default',
    serviceAccount: OLD,
    labels: { 'deployment-tool': 'cli-firebase', 'firebase-declarative-security-etag': 'roles' },
  }))

/** Plans a deployment as the tool does. @param codebases that are deployed */
async function plan(...codebases: string[]) {
  const want = Object.fromEntries(
    codebases.map((name) => [name, tool.of(...wanted.filter(({ codebase }) => codebase === name))]),
  )
  const have = tool.groupEndpointsByCodebase(want, deployed)
  const plans: Record<string, Plan> = {}
  for (const codebase of codebases) {
    const [wantBackend = {}, haveBackend = {}] = [want[codebase], have[codebase]]
    const security = await tool.discoverSecurityDetails(codebase, wantBackend, haveBackend, 'p')
    plans[codebase] = await tool.createDeploymentPlan({
      codebase,
      wantBackend,
      haveBackend,
      projectId: 'p',
      ...security,
    })
  }
  return plans
}

const changesOf = ({ regionalChangesets }: Plan = { regionalChangesets: {} }) => {
  const sets = Object.values(regionalChangesets)
  return {
    created: sets.flatMap(({ endpointsToCreate }) => endpointsToCreate),
    updated: sets.flatMap(({ endpointsToUpdate }) => endpointsToUpdate),
    deleted: sets.flatMap(({ endpointsToDelete }) => endpointsToDelete.map(({ id }) => id)),
  }
}

describe('a site of an earlier version', () => {
  test('changes its functions where they are: none is deleted, so there is always a publisher', async () => {
    const plans = await plan('default', 'publisher')
    const [callers, publisher] = [changesOf(plans['default']), changesOf(plans['publisher'])]
    expect([...callers.deleted, ...publisher.deleted]).toEqual([])
    expect([...callers.created, ...publisher.created].map(({ id }) => id)).toEqual([NEW])
    expect(publisher.updated.map(({ endpoint }) => endpoint.id).toSorted()).toEqual([
      'noteSiteChange',
      'publishSite',
    ])
    for (const { endpoint, deleteAndRecreate } of [...callers.updated, ...publisher.updated]) {
      expect(deleteAndRecreate).toBeUndefined()
      expect(endpoint.serviceAccount).not.toBe(OLD)
    }
  })

  test('loses the account of the tool, about which only --force asks nothing', async () => {
    const plans = await plan('default', 'publisher')
    expect(Object.values(plans).map(({ serviceAccountToDelete }) => serviceAccountToDelete)).toEqual([
      OLD,
      OLD,
    ])
  })

  test('would lose it while the API needs it if the publisher were deployed alone', async () => {
    const { publisher } = await plan('publisher')
    expect(publisher?.serviceAccountToDelete).toBe(OLD)
  })

  test('would lose its publisher if the codebase of the API were deployed alone', async () => {
    const { default: callers } = await plan('default')
    expect(changesOf(callers).deleted.toSorted()).toEqual(['noteSiteChange', 'publishSite'])
  })
})
