import type { Fault } from '../production/fault.ts'
import type { DeployedFunction } from '../production/assert/functions.ts'
import { type CallGoogle, finish, type Operation } from '../../src/cloud/google-api.ts'
import {
  checkFunctions,
  deployedFunctions,
  readSchedules,
  wantedFunctions,
} from '../production/read/platform.ts'
import { jobNameOf, jobOf } from '../production/assert/schedules.ts'
import { parametersInUseFaults, secretsInUseFaults } from '../production/assert/parameters.ts'
import { missingIndexes } from '../production/read/database.ts'
import { newestSecrets } from '../production/read/secrets.ts'
import { deployedParameters, testedRuntime } from '../production/read/project-files.ts'
import { bucketOf, checkRules } from '../production/read/rules.ts'
import { type Setup, type Step, Stop } from './step.ts'

const API = 'cloudfunctions.googleapis.com/v2'

/** What the tool says if Google has not yet learnt of a new service, account or right. */
const PASSING =
  /Eventarc Service Agent|missing permission on the build|service account .*does not exist|quota|rate limit|429|50[0-4]|deadline exceeded|try again later|unavailable/i

/** What the tool says if waiting does not help, and what to do then. */
const LASTING: [RegExp, string][] = [
  [
    /build service account|missing permission on the build/i,
    'Show this to the administrator of your organisation. The account of builds lacks roles/cloudbuild.builds.builder.',
  ],
  [
    /invoker for the IAM policy|allowedPolicyMember/i,
    'Your organisation forbids public functions. Its administrator has to make an exception for this project.',
  ],
  [
    /Build failed|build error/i,
    'Open the address of the build that is named above, and show its last lines to a developer.',
  ],
  [
    /database does not answer/,
    'Look at your connection: a firewall may let only web pages through. Then run this command again.',
  ],
  [/PERMISSION_DENIED|permission/i, 'Sign in as an owner of the project: npx firebase login --reauth'],
]

/** Milliseconds before the second, third and fourth attempt. */
const PAUSES = [60_000, 120_000, 300_000]

/** Pages, functions, rules and indexes. They are deployed where something of it is not as it is here. */
export const deployment: Step = {
  title: 'Deployment',
  look: async (setup) => {
    const faults = await deploymentFaults(setup)
    if (faults.length === 0)
      return { found: 'functions, rules, indexes, parameters and secrets are those of now', changes: [] }
    return {
      found: faults[0]?.wrong ?? '',
      changes: [{ what: 'Build and deploy. This takes some ten minutes', make: () => deploy(setup) }],
    }
  },
}

async function deploymentFaults({ project, callGoogle, parameters }: Setup): Promise<Fault[]> {
  const bucket = await bucketOf(project, callGoogle)
  const functions = await deployedFunctions(project, callGoogle)
  return [
    ...(await checkFunctions(project, testedRuntime(), callGoogle)),
    ...(await withoutJob(project, callGoogle))
      .filter((id) => functions.some(({ name }) => isNamed(name, id)))
      .map((id) => ({ wrong: `Nothing starts ${id}.`, todo: '' })),
    ...parametersInUseFaults(functions, deployedParameters(project, parameters())),
    ...secretsInUseFaults(functions, await newestSecrets(project, callGoogle)),
    ...(await missingIndexes(project, callGoogle)),
    ...(await checkRules('firestore.rules', project, 'cloud.firestore', callGoogle)),
    ...(await checkRules('storage.rules', project, `firebase.storage/${bucket}`, callGoogle)),
  ]
}

async function deploy(setup: Setup): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    await removeBroken(setup)
    const { isDone, output } = await setup.deploy()
    if (isDone) return
    const [, todo] = LASTING.find(([pattern]) => pattern.test(output)) ?? []
    if (pause === undefined || !PASSING.test(output))
      throw new Stop(
        `The deployment failed: ${lastError(output)}`,
        todo ?? 'Run this command again. If it fails in the same way, show the lines above to a developer.',
      )
    setup.say(`    Google is not ready yet. The next attempt begins in ${pause / 60_000} min.`)
    await setup.pause(pause)
  }
}

/** Lists the functions whose schedule has no job. The tool makes a job only together with its function. */
async function withoutJob(project: string, callGoogle: CallGoogle): Promise<string[]> {
  const { scheduled, jobs } = await readSchedules(project, callGoogle)
  return scheduled.filter((each) => !jobOf(jobs, each)).map(({ id }) => id)
}

const isNamed = (name: string, id: string) => name.endsWith(`/functions/${id}`)

/**
 * Deletes functions that failed, or that were made without their trigger or job. Otherwise the tool refuses to change them
 * for ever (firebase-tools#8298).
 */
async function removeBroken({ project, callGoogle, pause, say }: Setup): Promise<void> {
  const wanted = await wantedFunctions()
  const unscheduled = await withoutJob(project, callGoogle)
  const isBroken = ({ name, state, eventTrigger }: DeployedFunction) =>
    state === 'FAILED' ||
    unscheduled.some((id) => isNamed(name, id)) ||
    (!eventTrigger && wanted.some(({ id, hasEvent }) => hasEvent && isNamed(name, id)))
  for (const { name } of (await deployedFunctions(project, callGoogle)).filter(isBroken)) {
    say(`    Delete ${name.split('/').at(-1)}, which is not whole …`)
    await finish(API, callGoogle<Operation>(`${API}/${name}`, undefined, 'DELETE'), callGoogle, pause)
  }
}

/** Returns the line of the output that says most. */
const lastError = (output: string): string =>
  output
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => /error|✗/i.test(line)) ?? 'it gave no reason.'

/** The jobs that start functions: somebody may have paused one. */
export const schedules: Step = {
  title: 'Scheduled jobs',
  look: async ({ project, callGoogle }) => {
    const { scheduled, jobs } = await readSchedules(project, callGoogle)
    const paused = scheduled.filter((each) => jobOf(jobs, each)?.state === 'PAUSED')
    const changes = paused.map((each) => ({
      what: `Start ${jobNameOf(each)} again`,
      make: async () => {
        await callGoogle(`cloudscheduler.googleapis.com/v1/${jobOf(jobs, each)?.name}:resume`, {})
      },
    }))
    return { found: changes.length > 0 ? 'some are paused' : 'none is paused', changes }
  },
}
