import { addressOf } from 'domain/api/endpoint.ts'
import { listBlogs } from 'domain/api/posts.ts'
import { senderOf } from './mail-server.ts'
import type { Change, Setup, Step } from './step.ts'

const API = 'monitoring.googleapis.com/v3'

interface Named {
  name: string
  displayName?: string
}

/** What is asked every five minutes from several places, by the name in the console. */
const CHECKS: Record<string, string> = { 'Site: page': '/home', 'Site: API': addressOf(listBlogs) }

const ERRORS = 'Site: errors of functions'

/** Google asks the site itself, and writes to the chamber's mailbox if it does not answer or if a function fails. */
export const alarms: Step = {
  title: 'Alarms',
  look: async (setup) => {
    const channels = await list(setup, 'notificationChannels')
    const checks = await list(setup, 'uptimeCheckConfigs')
    const policies = await list(setup, 'alertPolicies')
    const changes: Change[] = []
    const isThere = (all: Named[], name: string) => all.some(({ displayName }) => displayName === name)
    const { mailbox } = senderOf(setup)
    if (!isThere(channels, mailbox))
      changes.push({
        what: `Send alarms to ${mailbox}`,
        make: () =>
          create(setup, 'notificationChannels', {
            type: 'email',
            displayName: mailbox,
            labels: { email_address: mailbox },
          }),
      })
    for (const [title, path] of Object.entries(CHECKS)) {
      if (!isThere(checks, title))
        changes.push({
          what: `Ask ${path} every five minutes`,
          make: () => create(setup, 'uptimeCheckConfigs', uptimeCheck(setup, title, path)),
        })
      if (!isThere(policies, title))
        changes.push({
          what: `Write if ${path} does not answer`,
          make: async () => {
            const check = (await list(setup, 'uptimeCheckConfigs')).find(
              ({ displayName }) => displayName === title,
            )
            const id = check?.name.split('/').at(-1) ?? ''
            await create(setup, 'alertPolicies', await policyOf(setup, title, silence(id)))
          },
        })
    }
    if (!isThere(policies, ERRORS))
      changes.push({
        what: 'Write if a function fails, at most once an hour',
        make: async () =>
          create(setup, 'alertPolicies', {
            ...(await policyOf(setup, ERRORS, {
              conditionMatchedLog: { filter: 'resource.type="cloud_run_revision" AND severity>=ERROR' },
            })),
            alertStrategy: { notificationRateLimit: { period: '3600s' } },
          }),
      })
    return { found: changes.length > 0 ? 'some are missing' : `go to ${mailbox}`, changes }
  },
}

type Kind = 'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies'

const list = async ({ project, callGoogle }: Setup, kind: Kind): Promise<Named[]> =>
  (await callGoogle<Partial<Record<Kind, Named[]>>>(`${API}/projects/${project}/${kind}?pageSize=100`))[
    kind
  ] ?? []

async function create({ project, callGoogle }: Setup, kind: Kind, body: object): Promise<void> {
  await callGoogle(`${API}/projects/${project}/${kind}`, body)
}

const uptimeCheck = (setup: Setup, displayName: string, path: string) => ({
  displayName,
  monitoredResource: {
    type: 'uptime_url',
    labels: { project_id: setup.project, host: new URL(setup.parameters()['SITE_ORIGIN'] ?? '').host },
  },
  httpCheck: { path, useSsl: true, validateSsl: true, port: 443 },
  period: '300s',
  timeout: '10s',
})

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
  }
}
