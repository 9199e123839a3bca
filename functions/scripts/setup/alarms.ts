import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import { senderOf } from './mail-server.ts'
import type { Change, Setup, Step } from './step.ts'

const API = 'monitoring.googleapis.com/v3'

interface Named {
  name: string
  displayName?: string
}

interface UptimeCheck extends Named {
  monitoredResource?: { labels?: { host?: string } }
}

interface AlertPolicy extends Named {
  enabled?: boolean
  notificationChannels?: string[]
  conditions?: { conditionThreshold?: { filter?: string } }[]
}

/** What is asked every five minutes from several places, by the name in the console. */
const CHECKS: Record<string, string> = { 'Site: page': '/home', 'Site: API': addressOf(listBlogs) }

const ERRORS = 'Site: errors of functions'

/** Google asks the site itself, and writes to the chamber's mailbox if it does not answer or if a function fails. */
export const alarms: Step = {
  title: 'Alarms',
  look: async (setup) => {
    const channels = await list(setup, 'notificationChannels')
    const checks = await listChecks(setup)
    const policies = await list<AlertPolicy>(setup, 'alertPolicies')
    const changes: Change[] = []
    const { mailbox } = senderOf(setup)
    const channel = named(channels, mailbox)
    if (!channel)
      changes.push({
        what: `Send alarms to ${mailbox}`,
        make: () =>
          create(setup, 'notificationChannels', {
            type: 'email',
            displayName: mailbox,
            labels: { email_address: mailbox },
          }),
      })
    /** Adds the change that makes a policy, or corrects one that is off or writes to another mailbox. */
    const write = (title: string, what: string, isRight: boolean, make: () => Promise<object>) => {
      const there = named(policies, title)
      const isHeard =
        channel && there?.notificationChannels?.some((each) => idOf(each) === idOf(channel.name))
      if (there && there.enabled !== false && isHeard && isRight) return
      changes.push({ what, make: async () => put(setup, there, await policyOf(setup, title, await make())) })
    }
    for (const [title, path] of Object.entries(CHECKS)) {
      const check = named(checks.here, title)
      if (!check)
        changes.push({
          what: `Ask ${path} every five minutes`,
          make: () => create(setup, 'uptimeCheckConfigs', uptimeCheck(setup, title, path)),
        })
      const { filter = '' } = named(policies, title)?.conditions?.[0]?.conditionThreshold ?? {}
      const isOfCheck = check !== undefined && filter.includes(`"${idOf(check.name)}"`)
      write(title, `Write if ${path} does not answer`, isOfCheck, async () =>
        silence(idOf(named((await listChecks(setup)).here, title)?.name)),
      )
    }
    // Google deletes no check that an alarm listens to, and lets none ask another address
    for (const { name, displayName = '' } of checks.elsewhere.filter(
      (each) => CHECKS[each.displayName ?? ''],
    ))
      changes.push({
        what: `Delete the check “${displayName}” of the earlier address`,
        make: async () => void (await setup.callGoogle(`${API}/${name}`, undefined, 'DELETE')),
      })
    write(ERRORS, 'Write if a function fails, at most once an hour', true, async () => ({
      conditionMatchedLog: { filter: 'resource.type="cloud_run_revision" AND severity>=ERROR' },
    }))
    return { found: changes.length > 0 ? 'some are missing' : `go to ${mailbox}`, changes }
  },
}

const named = <T extends Named>(all: readonly T[], name: string) =>
  all.find(({ displayName }) => displayName === name)

const hostOf = (setup: Setup) => new URL(setup.parameters()['SITE_ORIGIN'] ?? '').host

/** Lists the checks that ask the site's address, and those that ask another one. */
async function listChecks(setup: Setup) {
  const checks = await list<UptimeCheck>(setup, 'uptimeCheckConfigs')
  const isHere = ({ monitoredResource }: UptimeCheck) => monitoredResource?.labels?.host === hostOf(setup)
  return { here: checks.filter(isHere), elsewhere: checks.filter((check) => !isHere(check)) }
}

type Kind = 'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies'

const list = async <T extends Named>({ project, callGoogle }: Setup, kind: Kind): Promise<T[]> =>
  (await callGoogle<Partial<Record<Kind, T[]>>>(`${API}/projects/${project}/${kind}?pageSize=100`))[kind] ??
  []

async function create({ project, callGoogle }: Setup, kind: Kind, body: object): Promise<void> {
  await callGoogle(`${API}/projects/${project}/${kind}`, body)
}

/** Creates a policy, or corrects the one that is there. */
async function put(setup: Setup, there: AlertPolicy | undefined, policy: object): Promise<void> {
  if (!there) return create(setup, 'alertPolicies', policy)
  const mask = 'updateMask=conditions,notificationChannels,enabled'
  await setup.callGoogle(`${API}/${there.name}?${mask}`, policy, 'PATCH')
}

const uptimeCheck = (setup: Setup, displayName: string, path: string) => ({
  displayName,
  monitoredResource: {
    type: 'uptime_url',
    labels: { project_id: setup.project, host: hostOf(setup) },
  },
  httpCheck: { path, useSsl: true, validateSsl: true, port: 443 },
  period: '300s',
  timeout: '10s',
})

/** Returns the end of a name. Google writes the project before it as its id or as its number. */
const idOf = (name = '') => name.split('/').at(-1) ?? ''

/** Fails where more than one place got no answer. */
const silence = (check: string) => ({
  conditionThreshold: {
    filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND metric.label.check_id="${check}" AND resource.type="uptime_url"`,
    aggregations: [
      {
        alignmentPeriod: '1200s',
        perSeriesAligner: 'ALIGN_NEXT_OLDER',
        crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        groupByFields: ['resource.label.*'],
      },
    ],
    comparison: 'COMPARISON_GT',
    thresholdValue: 1,
    duration: '60s',
    trigger: { count: 1 },
  },
})

async function policyOf(setup: Setup, displayName: string, condition: object) {
  const { mailbox } = senderOf(setup)
  const channel = (await list(setup, 'notificationChannels')).find((each) => each.displayName === mailbox)
  return {
    displayName,
    combiner: 'OR',
    conditions: [{ displayName, ...condition }],
    notificationChannels: channel ? [channel.name] : [],
    enabled: true,
    // Google wants a limit where it writes because of a line in the log
    ...('conditionMatchedLog' in condition && {
      alertStrategy: { notificationRateLimit: { period: '3600s' } },
    }),
  }
}
