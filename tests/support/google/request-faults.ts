import { apis, type Method } from './apis.ts'

/** Paths that the clients write differently from Google's documentation and the deployment tool (lib/gcp/identityPlatform.js). */
const DOCUMENTED: [string, string][] = [
  ['identitytoolkit.googleapis.com/admin/v2/', 'identitytoolkit.googleapis.com/v2/'],
]

/** Methods whose name is a part of its resource: `projects/p/config`. */
const NAMES: Record<string, string> = {
  getConfig: '/config',
  updateConfig: '/config',
  getDefaultBucket: '/defaultBucket',
  runQuery: '/documents',
}

/** Methods of a collection: their name is that of its parent. */
const OF_PARENT = ['create', 'list', 'batchEnable', 'initializeAuth', 'runQuery']

const methods = apis.methods.map((method) => ({ method, pattern: patternOf(method) }))

/** Finds the method of a request. @param address host and path */
export function findMethod(verb: string, address: string): Method | undefined {
  const [from, to] = DOCUMENTED.find(([start]) => address.startsWith(start)) ?? ['', '']
  const path = to + address.slice(from.length)
  return methods.find(({ method, pattern }) => method.verb === verb && pattern.test(path))?.method
}

/** Builds the pattern of a method's host and path. A name has the collections of its resource: `projects/p/databases/d`. */
function patternOf({ id, host, path }: Method): RegExp {
  const [resource = '', name = ''] = (id.split(' ')[1] ?? '').split('.')
  const collections = resource.split('$')
  const own = OF_PARENT.includes(name) ? collections.slice(0, -1) : collections
  const isDeep = ['Documents', 'Releases', 'Operations'].includes(collections.at(-1) ?? '')
  const parts = own.map((part, index) => {
    const isLast = index === own.length - 1
    if (isDeep && isLast) return `${part}/.+`
    // the id of an app has colons, which otherwise begin a verb
    return `${part}/${part === 'Webapps' ? '[^/]+' : '[^/:]+'}`
  })
  const full = `${parts.join('/') || 'projects/[^/:]+'}${NAMES[name] ?? ''}`
  const pattern = path
    .replaceAll('.', '\\.')
    .replaceAll(/\{\+\w+\}/g, full)
    .replaceAll(/\{\w+\}/g, '[^/:]+')
  return new RegExp(`^${host.replaceAll('.', '\\.')}${pattern}$`, 'i')
}

/** Lists what a request has that Google does not know: parameters, fields of its mask and of its body, and wrong types. */
export function requestFaults(method: Method, query: URLSearchParams, body: unknown): string[] {
  const api = method.id.split(' ')[0] ?? ''
  const unknown = [...query.keys()]
    .filter((name) => !method.query.includes(name))
    .map((name) => `parameter ${name}`)
  const mask = (query.get('updateMask') ?? '').split(',').filter((path) => path !== '')
  const masked = mask
    .filter((path) => !isField(api, method.body ?? '', path.split('.')))
    .map((path) => `field ${path} of updateMask`)
  const sent =
    body === undefined || (!method.body && isEmpty(body)) ? [] : valueFaults(api, method.body, body, '')
  return [...unknown, ...masked, ...sent]
}

const isEmpty = (value: unknown) => JSON.stringify(value) === '{}'

const schemaOf = (api: string, type: string) => apis.schemas[`${api} ${type.slice(1)}`]

function isField(api: string, type: string, [first = '', ...rest]: string[]): boolean {
  if (type.startsWith('{')) return true
  const field = schemaOf(api, type)?.[first]
  return field !== undefined && (rest.length === 0 || isField(api, field, rest))
}

function valueFaults(api: string, type: string | undefined, value: unknown, path: string): string[] {
  const wrong = [`${path || 'body'}: ${JSON.stringify(value)} is not ${type}`]
  if (type === undefined) return [`a body, which the method does not take`]
  if (type === 'any') return []
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return wrong
    return value.flatMap((each, index) => valueFaults(api, type.slice(0, -2), each, `${path}[${index}]`))
  }
  if (type.startsWith('{') || type.startsWith('#')) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong
    return Object.entries(value).flatMap(([name, each]) => {
      const at = path ? `${path}.${name}` : name
      const of = type.startsWith('{') ? type.slice(1, -1) : schemaOf(api, type)?.[name]
      return of === undefined ? [`field ${at}`] : valueFaults(api, of, each, at)
    })
  }
  return typeof value === type ? [] : wrong
}
