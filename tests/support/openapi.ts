import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

interface Answering {
  $ref?: string
  content?: Record<string, unknown>
}
type Operations = Record<string, { responses: Record<string, Answering> }>

const document = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
  paths: Record<string, Operations>
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

const pointer = (...keys: string[]) =>
  keys.map((key) => '/' + encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('')

const templates = Object.keys(document.paths).map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+').replace(/\/$/, '/?')}$`),
}))

/**
 * Compares a response with `docs/openapi.yaml`. An unknown address must return `detail`, an unknown method
 * `detail` or `error`. @throws if the status is not documented, or the body does not match its schema
 */
export function assertDocumented(method: string, address: string, status: number, body: unknown): void {
  const [pathname = ''] = address.split('?')
  const path = templates.find(({ pattern }) => pattern.test(pathname))?.path
  const name = method.toLowerCase()
  const operation = path === undefined ? undefined : document.paths[path]?.[name]
  if (!pathname.startsWith('/api/auth')) return
  if (path === undefined || operation === undefined) {
    assertMatches(
      `#${pointer('components', 'schemas', path ? 'AnyError' : 'Detail')}`,
      body,
      `${method} ${address}`,
    )
    return
  }
  const answer = operation.responses[String(status)]
  if (!answer) throw new Error(`${method} ${path} answered ${status}, which docs/openapi.yaml does not know.`)
  const at = answer.$ref ?? `#${pointer('paths', path, name, 'responses', String(status))}`
  const content = (answer.$ref ? resolve(answer.$ref) : answer).content
  if (content?.['application/json']) {
    assertMatches(
      `${at}${pointer('content', 'application/json', 'schema')}`,
      body,
      `${method} ${path} (${status})`,
    )
  }
}

function resolve(reference: string): Answering {
  const keys = reference.slice(2).split('/')
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as Answering
}

function assertMatches(reference: string, body: unknown, what: string): void {
  // compiled once, unlike a schema that refers to it
  const validate = ajv.getSchema(`openapi${reference}`)
  if (!validate?.(body)) {
    throw new Error(
      `${what} is not as documented: ${ajv.errorsText(validate?.errors)}\n${JSON.stringify(body)}`,
    )
  }
}
