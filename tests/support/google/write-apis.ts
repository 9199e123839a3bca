import { readFileSync, writeFileSync } from 'node:fs'
import type { Apis, Method } from './apis.ts'

// npm pack googleapis && tar xzf googleapis-*.tgz && node tests/support/google/write-apis.ts package
// Writes apis.json: what Google's published clients say about the methods that setup and the check of a real project call.

/** The methods by API and version, with the client's name of the resource. */
const METHODS: Record<string, string[]> = {
  'artifactregistry/v1': ['Projects$Locations$Repositories.get', 'Projects$Locations$Repositories.patch'],
  'billingbudgets/v1': ['Billingaccounts$Budgets.list', 'Billingaccounts$Budgets.create'],
  'cloudbilling/v1': ['Projects.getBillingInfo', 'Billingaccounts.get'],
  'cloudfunctions/v2': [
    'Projects$Locations$Functions.list',
    'Projects$Locations$Functions.delete',
    'Projects$Locations$Operations.get',
  ],
  'cloudresourcemanager/v1': ['Projects.get', 'Projects.getIamPolicy', 'Projects.setIamPolicy'],
  'cloudscheduler/v1': [
    'Projects$Locations$Jobs.list',
    'Projects$Locations$Jobs.patch',
    'Projects$Locations$Jobs.resume',
  ],
  'firebase/v1beta1': [
    'Projects.get',
    'Projects$Webapps.list',
    'Projects$Webapps.create',
    'Projects$Webapps.getConfig',
    'Operations.get',
  ],
  'firebasehosting/v1beta1': [
    'Sites.getConfig',
    'Sites.updateConfig',
    'Projects$Sites.get',
    'Projects$Sites.create',
    'Projects$Sites.patch',
    'Projects$Sites$Customdomains.get',
    'Projects$Sites$Customdomains.create',
  ],
  'firebaserules/v1': ['Projects$Releases.get', 'Projects$Rulesets.get'],
  'firebasestorage/v1beta': ['Projects.getDefaultBucket', 'Projects$Defaultbucket.create'],
  'firestore/v1': [
    'Projects$Databases.get',
    'Projects$Databases.create',
    'Projects$Databases.patch',
    'Projects$Databases$Operations.get',
    'Projects$Databases$Backupschedules.list',
    'Projects$Databases$Backupschedules.create',
    'Projects$Databases$Collectiongroups$Fields.list',
    'Projects$Databases$Collectiongroups$Indexes.list',
    'Projects$Databases$Documents.get',
    'Projects$Databases$Documents.patch',
    'Projects$Databases$Documents.runQuery',
  ],
  'iam/v1': [
    'Projects$Roles.get',
    'Projects$Roles.create',
    'Projects$Roles.patch',
    'Projects$Serviceaccounts.get',
    'Projects$Serviceaccounts.create',
    'Projects$Serviceaccounts.getIamPolicy',
    'Projects$Serviceaccounts.setIamPolicy',
  ],
  'identitytoolkit/v2': [
    'Projects.getConfig',
    'Projects.updateConfig',
    'Projects$Identityplatform.initializeAuth',
  ],
  'monitoring/v3': [
    'Projects$Alertpolicies.list',
    'Projects$Alertpolicies.create',
    'Projects$Alertpolicies.patch',
    'Projects$Notificationchannels.list',
    'Projects$Notificationchannels.create',
    'Projects$Uptimecheckconfigs.list',
    'Projects$Uptimecheckconfigs.create',
    'Projects$Uptimecheckconfigs.delete',
  ],
  'orgpolicy/v2': ['Projects$Policies.getEffectivePolicy'],
  'secretmanager/v1': [
    'Projects$Secrets.create',
    'Projects$Secrets.addVersion',
    'Projects$Secrets$Versions.get',
    'Projects$Secrets$Versions.access',
  ],
  'serviceusage/v1': ['Services.list', 'Services.batchEnable', 'Operations.get'],
  'storage/v1': [
    'Buckets.get',
    'Buckets.insert',
    'Buckets.patch',
    'Buckets.getIamPolicy',
    'Buckets.setIamPolicy',
    'Buckets.lockRetentionPolicy',
    'Objects.list',
  ],
  'storagetransfer/v1': [
    'Googleserviceaccounts.get',
    'Transferjobs.list',
    'Transferjobs.create',
    'Transferoperations.get',
  ],
}

const folder = process.argv[2] ?? 'package'
const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
const apis: Apis = { source: `googleapis ${version}`, methods: [], schemas: {} }
for (const [api, ids] of Object.entries(METHODS)) {
  const code = readFileSync(`${folder}/build/src/apis/${api}.js`, 'utf8')
  const types = readFileSync(`${folder}/build/src/apis/${api}.d.ts`, 'utf8')
  for (const id of ids) apis.methods.push(methodOf(api, id, code, types))
}
apis.schemas = Object.fromEntries(Object.entries(apis.schemas).toSorted(([a], [b]) => a.localeCompare(b)))
writeFileSync(new URL('apis.json', import.meta.url), `${JSON.stringify(apis, null, 2)}\n`)

function methodOf(api: string, id: string, code: string, types: string): Method {
  const [resource = '', name = ''] = id.split('.')
  const from = code.slice(code.indexOf(`class Resource$${resource} {`))
  const method = from.slice(from.search(new RegExp(`^        ${name}\\(`, 'm')))
  const [, host = ''] = /rootUrl \|\| 'https:\/\/([^/]+)\//.exec(method) ?? []
  const [, path = ''] = /url: \(rootUrl \+\s*'([^']+)'/.exec(method) ?? []
  const [, verb = ''] = /method: '([A-Z]+)'/.exec(method) ?? []
  const [, inPath = ''] = /pathParams: \[([^\]]*)\]/.exec(method) ?? []
  const capital = name[0]?.toUpperCase() + name.slice(1).toLowerCase()
  const params = Object.fromEntries(fieldsOf(interfaceOf(types, `Params$Resource$${resource}$${capital}`)))
  const query = Object.keys(params).filter((each) => each !== 'requestBody' && !inPath.includes(`'${each}'`))
  const body = params['requestBody'] && typeOf(params['requestBody'])
  if (body) addSchema(api, body, types)
  return { id: `${api} ${id}`, host, verb, path, query, ...(body && { body }) }
}

/** Adds a schema and all that it refers to. @param type as `typeOf` writes it */
function addSchema(api: string, type: string, types: string) {
  const [, name] = /#(\w+)/.exec(type) ?? []
  if (name && !apis.schemas[`${api} ${name}`])
    addFields(api, name, interfaceOf(types, `Schema$${name}`), types)
}

/** Adds the fields of a schema. An object without a name gets that of its field. */
function addFields(api: string, name: string, text: string, types: string) {
  const fields: Record<string, string> = {}
  apis.schemas[`${api} ${name}`] = fields
  for (const [field, type] of fieldsOf(text)) {
    const [, inner] = /^(?:Array<)?\{([^]*)\}/.exec(type) ?? []
    if (inner === undefined || inner.includes('[key: string]')) {
      fields[field] = typeOf(type)
      addSchema(api, typeOf(type), types)
    } else {
      fields[field] = `#${name}_${field}${type.startsWith('Array<') ? '[]' : ''}`
      addFields(api, `${name}_${field}`, inner, types)
    }
  }
}

/** Returns what an interface of a client contains, without comments. */
function interfaceOf(types: string, name: string): string {
  const start = types.indexOf(`interface ${name} `)
  if (start < 0) throw new Error(`There is no ${name}`)
  const text = types.slice(start, types.indexOf('\n    }\n', start)).replaceAll(/\/\*\*[^]*?\*\//g, '')
  return text.slice(text.indexOf('{') + 1)
}

/** Splits fields into name and type, at the semicolons that are in no braces. */
function fieldsOf(text: string): [name: string, type: string][] {
  const fields: [string, string][] = []
  let depth = 0
  let begin = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (text[at] !== ';' || depth > 0) continue
    const [, name = '', type = ''] = /(\w+)\?: ([^]*)/.exec(text.slice(begin, at)) ?? []
    fields.push([name, type])
    begin = at + 1
  }
  return fields
}

/** Shortens a type: `string`, `#Schema`, with `[]` for a list and `{}` around the values of a map. */
function typeOf(type: string): string {
  const [, values] = /\[key: string\]: ([^;]+);/.exec(type) ?? []
  if (values) return `{${typeOf(values)}}`
  return type.replace(' | null', '').replace('Schema$', '#').trim()
}
