import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { Method } from './apis.ts'
import { findMethod, requestFaults } from './request-faults.ts'

type Json = Record<string, unknown>

/** What a method answers. Throws a `Refusal`. */
type Answer = (call: Call) => unknown

interface Call {
  /** The path below the version: `projects/p/databases`. */
  path: string
  query: URLSearchParams
  body: Json
}

/** Google refuses a call. */
export class Refusal extends Error {
  readonly status: number
  readonly reason: string
  constructor(status: number, message: string, reason = '') {
    super(message)
    this.status = status
    this.reason = reason
  }
}

/** The services of a new Firebase project. */
const AT_FIRST = ['serviceusage', 'firebase', 'storage', 'logging', 'iam', 'firebasehosting', 'firebaserules']

/** Methods that read, by the end of their name. */
const READS =
  /\.(get|list|access|getConfig|getBillingInfo|getIamPolicy|getEffectivePolicy|getDefaultBucket|runQuery)$/

export const PROJECT = 'p'
/** Who made the project, and who may change its buckets. */
export const OWNER = { role: 'roles/owner', members: ['user:office@chamber.example'] }
export const BUCKET_OWNER = { role: 'roles/storage.legacyBucketOwner', members: ['projectOwner:p'] }

const NUMBER = '123456789'

/**
 * Starts a server that answers like Google for the project `p`: a new one with billing and nothing else. It refuses what Google's
 * published clients do not know, services that are off, and what is there already. Addresses are `ORIGIN` and the usual ones.
 */
export async function startGoogle() {
  const resources = new Map<string, Json>()
  const services = new Set(AT_FIRST.map((name) => `${name}.googleapis.com`))
  const policy: Json & { etag: string } = { etag: '1', bindings: [OWNER] }
  const calls: string[] = []
  const changes: string[] = []
  const open: Injected[] = []
  let billing: Json = { billingEnabled: true, billingAccountName: 'billingAccounts/A' }
  let parent: Json | undefined

  const get = (name: string) => {
    const found = resources.get(name)
    if (!found) throw new Refusal(404, `${name} was not found.`, 'NOT_FOUND')
    return found
  }
  const add = (name: string, body: Json) => {
    if (resources.has(name)) throw new Refusal(409, `${name} exists already.`, 'ALREADY_EXISTS')
    resources.set(name, { ...body, name })
    return get(name)
  }
  const list = (start: string) =>
    [...resources].filter(([name]) => name.startsWith(`${start}/`)).map(([, each]) => each)
  /** Work that is not done at once. */
  const later = (name: string) => {
    resources.set(name, { name, done: true })
    return { name }
  }
  const numbered: Answer = ({ path, body }) => {
    const last = list(path).map(({ name }) => Number(String(name).split('/').at(-1)))
    return add(`${path}/${Math.max(0, ...last) + 1}`, body)
  }

  /** Google refuses a policy that names an account or a role of the project which is not there. */
  const assertMembers = (of: unknown) => {
    const text = JSON.stringify(of)
    for (const [, account = ''] of text.matchAll(/serviceAccount:([^"]+@p\.iam\.gserviceaccount\.com)/g))
      if (!resources.has(`projects/${PROJECT}/serviceAccounts/${account}`))
        throw new Refusal(400, `The service account ${account} does not exist.`)
    for (const [role] of text.matchAll(/projects\/p\/roles\/\w+/g))
      if (!resources.has(role)) throw new Refusal(400, `The role ${role} does not exist.`)
  }

  const answers: Record<string, Answer> = {
    'Services.list': () => ({ services: [...services].map((name) => ({ config: { name } })) }),
    'Services.batchEnable': ({ body }) => {
      const names = body['serviceIds'] as string[]
      if (names.length > 20) throw new Refusal(400, 'At most 20 services.')
      if (!billing['billingEnabled'] && names.includes('run.googleapis.com'))
        throw new Refusal(400, 'Billing must be enabled.', 'UREQ_PROJECT_BILLING_NOT_FOUND')
      names.forEach((name) => services.add(name))
      return later(`operations/${names.length}`)
    },
    'Operations.get': ({ path }) => get(path),
    'Projects$Databases$Operations.get': ({ path }) => get(path),
    'Projects$Locations$Operations.get': ({ path }) => get(path),
    'Projects.getBillingInfo': () => billing,
    'Billingaccounts.get': () => ({ currencyCode: 'PKR' }),
    'cloudresourcemanager/v1 Projects.get': () => ({ projectNumber: NUMBER, ...(parent && { parent }) }),
    'firebase/v1beta1 Projects.get': ({ path }) => get(path),
    'Projects.getIamPolicy': () => structuredClone(policy),
    'Projects.setIamPolicy': ({ body }) => {
      const next = body['policy'] as Json
      if (next['etag'] !== policy.etag) throw new Refusal(409, 'The policy was changed meanwhile.', 'ABORTED')
      assertMembers(next)
      const members = JSON.stringify(next['bindings'])
      if (members.includes('-compute@') && !services.has('compute.googleapis.com'))
        throw new Refusal(400, 'The service account does not exist.')
      Object.assign(policy, next, { etag: `${Number(policy.etag) + 1}` })
      return policy
    },
    'Projects$Policies.getEffectivePolicy': ({ path }) =>
      resources.get(path.replace(/:.*/, '')) ?? { spec: {} },
    'Projects$Databases.get': ({ path }) => get(path),
    'Projects$Databases.create': ({ path, query, body }) => {
      add(`${path}/${query.get('databaseId')}`, body)
      return later(`${path}/(default)/operations/1`)
    },
    'Projects$Databases.patch': ({ path, body, query }) => {
      merge(get(path), body, query)
      return later(`${path}/operations/2`)
    },
    'Projects$Databases$Backupschedules.list': ({ path }) => {
      get(path.replace('/backupSchedules', ''))
      return { backupSchedules: list(path) }
    },
    'Projects$Databases$Backupschedules.create': ({ path, body }) => {
      get(path.replace('/backupSchedules', ''))
      return add(`${path}/daily`, body)
    },
    'Projects$Databases$Documents.get': ({ path }) => get(path),
    'Projects$Databases$Documents.patch': ({ path, body }) => {
      resources.set(path, body)
      return body
    },
    // the only query is for an admin
    'Projects$Databases$Documents.runQuery': ({ path }) =>
      resources.has(`${path.replace(':runQuery', '')}/users/admin`) ? [{ document: {} }] : [{}],
    'Projects$Databases$Collectiongroups$Fields.list': ({ path }) => resources.get(path) ?? {},
    'Projects$Databases$Collectiongroups$Indexes.list': ({ path }) => resources.get(path) ?? {},
    'Projects.getDefaultBucket': ({ path }) => get(path),
    'Projects$Defaultbucket.create': ({ path, body }) => {
      const bucket = `${PROJECT}.firebasestorage.app`
      add(`b/${bucket}`, {
        location: body['location'],
        softDeletePolicy: { retentionDurationSeconds: '604800' },
      })
      resources.set(`b/${bucket}/iam`, { bindings: [BUCKET_OWNER] })
      return add(path, { bucket: { name: `projects/${PROJECT}/buckets/${bucket}` } })
    },
    'Buckets.get': ({ path }) => get(path),
    'Buckets.insert': ({ body }) => add(`b/${String(body['name'])}`, { ...body, metageneration: '1' }),
    'Buckets.patch': ({ path, body }) => {
      const bucket = get(path)
      const { isLocked } = { ...(bucket['retentionPolicy'] as Json | undefined) }
      if (isLocked && 'retentionPolicy' in body) throw new Refusal(403, 'The retention policy is locked.')
      bucket['metageneration'] = `${Number(bucket['metageneration'] ?? 1) + 1}`
      return merge(bucket, body)
    },
    'Buckets.lockRetentionPolicy': ({ path, query }) => {
      const bucket = get(path.replace('/lockRetentionPolicy', ''))
      if (query.get('ifMetagenerationMatch') !== bucket['metageneration'])
        throw new Refusal(412, 'The bucket was changed meanwhile.')
      const policy = bucket['retentionPolicy'] as Json | undefined
      if (!policy) throw new Refusal(400, 'The bucket has no retention policy.')
      policy['isLocked'] = true
      return bucket
    },
    'Buckets.getIamPolicy': ({ path }) => resources.get(path) ?? {},
    'Buckets.setIamPolicy': ({ path, body }) => {
      get(path.replace('/iam', ''))
      assertMembers(body)
      resources.set(path, body)
      return body
    },
    'Objects.list': ({ path }) => resources.get(path) ?? {},
    'Googleserviceaccounts.get': () => ({
      accountEmail: `project-${NUMBER}@storage-transfer-service.iam.gserviceaccount.com`,
    }),
    'Transferjobs.list': () => ({ transferJobs: list('transferJobs') }),
    'Transferoperations.get': ({ path }) => get(path),
    'Transferjobs.create': ({ body }) => {
      const { gcsDataSink, gcsDataSource } = body['transferSpec'] as Record<string, Json>
      for (const { bucketName } of [gcsDataSink ?? {}, gcsDataSource ?? {}])
        if (
          !JSON.stringify(resources.get(`b/${String(bucketName)}/iam`) ?? {}).includes(
            'storage-transfer-service',
          )
        )
          throw new Refusal(403, `The account of the service lacks rights on ${String(bucketName)}.`)
      return numbered({
        path: 'transferJobs',
        query: new URLSearchParams(),
        body: { ...body, creationTime: new Date().toISOString() },
      })
    },
    'identitytoolkit/v2 Projects.getConfig': ({ path }) => get(path),
    'identitytoolkit/v2 Projects.updateConfig': ({ path, body, query }) => merge(get(path), body, query),
    'Projects$Identityplatform.initializeAuth': () => add(`projects/${PROJECT}/config`, {}),
    'Projects$Webapps.list': ({ path }) => ({ apps: list(path) }),
    'Projects$Webapps.create': ({ path, body }) => {
      add(`${path}/1:1:web:1`, { ...body, appId: '1:1:web:1' })
      return later('operations/app')
    },
    'Projects$Webapps.getConfig': () => ({ apiKey: 'AIza-key' }),
    'Projects$Sites.get': ({ path }) => get(path),
    'Projects$Sites.create': ({ path, query, body }) => add(`${path}/${query.get('siteId')}`, body),
    'Projects$Sites.patch': ({ path, query, body }) => merge(get(path), body, query),
    'firebasehosting/v1beta1 Sites.getConfig': ({ path }) => resources.get(path) ?? {},
    'firebasehosting/v1beta1 Sites.updateConfig': ({ path, body }) => {
      resources.set(path, body)
      return body
    },
    'Projects$Sites$Customdomains.get': ({ path }) => {
      const there = get(path)
      const looks = Number(there['looks'] ?? 0)
      there['looks'] = looks + 1
      const records = [{ domainName: path.split('/').at(-1), type: 'A', rdata: '199.36.158.100' }]
      if (looks < 3)
        return { ...there, hostState: 'HOST_UNHOSTED', requiredDnsUpdates: { desired: [{ records }] } }
      return { ...there, hostState: 'HOST_ACTIVE', cert: { state: 'CERT_ACTIVE' } }
    },
    'Projects$Sites$Customdomains.create': ({ path, query, body }) => {
      add(`${path}/${query.get('customDomainId')}`, body)
      return { name: 'operations/domain' }
    },
    'Projects$Secrets.create': ({ path, query, body }) => add(`${path}/${query.get('secretId')}`, body),
    'Projects$Secrets.addVersion': ({ path, body }) => {
      const secret = path.replace(':addVersion', '')
      get(secret)
      const newest = `${secret}/versions/latest`
      const before = Number((resources.get(newest)?.['name'] as string | undefined)?.split('/').at(-1) ?? 0)
      resources.set(newest, { name: `${secret}/versions/${before + 1}`, state: 'ENABLED', ...body })
      return get(newest)
    },
    'Projects$Secrets$Versions.get': ({ path }) => get(path),
    'Projects$Secrets$Versions.access': ({ path }) => get(path.replace(':access', '')),
    'Projects$Locations$Functions.list': () => ({
      functions: [...resources].filter(([name]) => /\/functions\/\w+$/.test(name)).map(([, each]) => each),
    }),
    'Projects$Locations$Functions.delete': ({ path }) => {
      get(path)
      resources.delete(path)
      return later(`projects/${PROJECT}/locations/europe-west1/operations/delete`)
    },
    'Projects$Locations$Jobs.list': ({ path }) => ({ jobs: list(path) }),
    'Projects$Locations$Jobs.resume': ({ path }) =>
      merge(get(path.replace(':resume', '')), { state: 'ENABLED' }),
    'Projects$Locations$Jobs.patch': ({ path, query, body }) => merge(get(path), body, query),
    'Projects$Roles.get': ({ path }) => get(path),
    'Projects$Roles.create': ({ path, body }) =>
      add(`${path}/${String(body['roleId'])}`, body['role'] as Json),
    'Projects$Roles.patch': ({ path, query, body }) => merge(get(path), body, query),
    'Projects$Serviceaccounts.create': ({ path, body }) => {
      const account = body['serviceAccount'] as Json
      return add(`${path}/${String(body['accountId'])}@${PROJECT}.iam.gserviceaccount.com`, account)
    },
    'Projects$Serviceaccounts.getIamPolicy': ({ path }) => {
      const { policy: own = {} } = get(path.replace(/:.*/, ''))
      return own
    },
    'Projects$Serviceaccounts.setIamPolicy': ({ path, body }) => {
      assertMembers(body['policy'])
      get(path.replace(/:.*/, ''))['policy'] = body['policy']
      return body['policy']
    },
    'Projects$Locations$Repositories.get': ({ path }) => get(path),
    'Projects$Locations$Repositories.patch': ({ path, query, body }) => merge(get(path), body, query),
    'Billingaccounts$Budgets.list': ({ path }) => ({ budgets: list(path) }),
    'Billingaccounts$Budgets.create': numbered,
    'Projects$Notificationchannels.list': ({ path }) => ({ notificationChannels: list(path) }),
    'Projects$Notificationchannels.create': numbered,
    'Projects$Uptimecheckconfigs.list': ({ path }) => ({ uptimeCheckConfigs: list(path) }),
    'Projects$Uptimecheckconfigs.create': numbered,
    'Projects$Uptimecheckconfigs.delete': ({ path }) => {
      get(path)
      // as Google refuses it
      if (
        JSON.stringify(list(`projects/${PROJECT}/alertPolicies`)).includes(
          String.raw`\"${path.split('/').at(-1)}\"`,
        )
      )
        throw new Refusal(400, 'An alert policy refers to this check.')
      resources.delete(path)
      return {}
    },
    'Projects$Alertpolicies.list': ({ path }) => ({ alertPolicies: list(path) }),
    'Projects$Alertpolicies.create': (call) => {
      for (const channel of call.body['notificationChannels'] as string[]) get(channel)
      return numbered(call)
    },
    'Projects$Alertpolicies.patch': ({ path, query, body }) => merge(get(path), body, query),
    'Projects$Releases.get': ({ path }) => get(path),
    'Projects$Rulesets.get': ({ path }) => get(path),
  }
  resources.set(`projects/${PROJECT}`, {})

  const respond = (request: IncomingMessage, text: string): unknown => {
    const url = new URL(request.url ?? '', 'http://google')
    const address = decodeURIComponent(url.pathname.slice(1))
    const method = findMethod(request.method ?? '', address)
    if (!method) throw new Refusal(404, `Google has no ${request.method} ${address}.`, 'NO_SUCH_METHOD')
    const body = text === '' ? undefined : (JSON.parse(text) as unknown)
    const faults = requestFaults(method, url.searchParams, body)
    if (faults.length > 0) throw new Refusal(400, `Unknown to Google in ${method.id}: ${faults.join('; ')}.`)
    if (!services.has(method.host))
      throw new Refusal(
        403,
        `${method.host} has not been used in project ${PROJECT} or it is disabled.`,
        'SERVICE_DISABLED',
      )
    calls.push(method.id)
    const injected = open.find(({ id, times }) => times > 0 && method.id.endsWith(id))
    if (injected && (injected.times -= 1) >= 0) throw injected.refusal
    const name = method.id.split(' ')[1] ?? ''
    const answer = answers[method.id] ?? answers[name]
    if (!answer) throw new Refusal(501, `The stand-in does not play ${method.id}.`)
    const call = { path: pathOf(method, address), query: url.searchParams, body: (body ?? {}) as Json }
    const answered = answer(call)
    if (!READS.test(name)) changes.push(method.id)
    return answered
  }

  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (piece) => (text += piece))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      try {
        response.end(JSON.stringify(respond(request, text)))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { status, message, reason } = error
        response.writeHead(status).end(JSON.stringify({ error: { message, details: [{ reason }] } }))
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    resources,
    services,
    policy,
    /** The methods that were called, and those that changed something. */
    calls,
    changes,
    /** Refuses the next calls of a method. @param id the end of its name */
    refuse: (id: string, refusal: Refusal, times = 1) => open.push({ id, refusal, times }),
    /** Answers again what it refused. */
    forgive: () => (open.length = 0),
    setBilling: (next: Json) => (billing = next),
    setParent: (next: Json) => (parent = next),
    stop: () => server.close(),
  }
}

export type Google = Awaited<ReturnType<typeof startGoogle>>

interface Injected {
  id: string
  refusal: Refusal
  times: number
}

/** Returns the path without host and version. */
const pathOf = ({ host }: Method, address: string): string =>
  address.slice(host.length + 1).replace(/^(storage\/v1|admin\/v2|v\d\w*)\//, '')

/** Changes fields of a resource: those of the mask, or all that are sent. */
function merge(resource: Json, body: Json, query?: URLSearchParams): Json {
  const mask = query?.get('updateMask')
  for (const path of mask ? mask.split(',') : Object.keys(body)) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let to = resource
    let from = body
    for (const name of names) {
      to = (to[name] ??= {}) as Json
      from = from[name] as Json
    }
    to[last] = from[last]
  }
  return resource
}
