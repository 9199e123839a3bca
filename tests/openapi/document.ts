import { STATUS_CODES } from 'node:http'
import { subjects } from 'domain/api/contract.ts'
import { type Endpoint, privateHeader, type QueryField } from 'domain/api/endpoint.ts'
import { SIGN_IN_AGAIN } from 'domain/limits.ts'
import { can, PERMISSIONS, type Standing, VISITOR } from 'domain/permissions.ts'
import { Document, isCollection, isPair, visit } from 'yaml'
import { describeBody } from './describe-body.ts'
import { type JsonSchema, readTypes, type RowTypes } from './read-types.ts'

const ABOUT = `What the site and any other client may call, below the site's own address. Every path also works without its trailing slash.

\`access\` is a Firebase ID token (one hour), \`refresh\` a Firebase refresh token. Send \`Authorization: Bearer <access>\`.

Errors answer \`{ "detail": "…" }\`. Login and registration answer \`{ "error": "…" }\`. A registration with wrong fields answers a map of field to messages. A body with a field that is not named here is refused. A request that answers 4xx stores nothing, but for counts of attempts and lines of the activity log.

Messages are in the first language of \`Accept-Language\` that the server has. Without that header they are in the \`language\` of the signed-in user, else in English. So far the server has English alone. The language of a registration becomes the user's \`language\`.

A request that changes something is refused with 403 if a browser says that a page of another site sent it (\`Sec-Fetch-Site\`, else \`Origin\`).

Where the project has App Check switched on, every request but GET also needs the header \`X-Firebase-AppCheck\` with a token of one of its registered apps. Without it the answer is 401. It is off unless the chamber has set it up.
`

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
})

const MESSAGE = { type: 'string', minLength: 1 }
const DIGITS = { type: 'string', pattern: '^[0-9]+$' }

/** The response to a rejected request: its message, and what a client can do about it. */
const withCode = (key: string): JsonSchema => ({
  ...object({ [key]: MESSAGE, code: { enum: ['sign-in-again', 'second-factor', 'codes-required'] } }),
  required: [key],
})

const FIELD_MESSAGES: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'array', minItems: 1, items: { type: 'string' } },
}

/** The response to a rejected request, which may also have the messages of each field. */
const withFields = (): JsonSchema => {
  const { properties, ...detail } = withCode('detail')
  return { ...detail, properties: { ...(properties as object), fields: FIELD_MESSAGES } }
}

/** Descriptions of response headers, by their names. */
const HEADERS: Record<string, JsonSchema> = {
  'Cache-Control': { schema: { type: 'string' } },
  'Content-Disposition': { schema: { type: 'string' } },
  ETag: { schema: { type: 'string' } },
  Link: {
    description:
      'The next page, `<…>; rel="next"`, where there is one. Send the header of a private parameter again',
    schema: { type: 'string' },
  },
  'Retry-After': { description: 'Seconds until another try is worth it', schema: DIGITS },
  'X-Late-Count': {
    description: 'How many matching requests wait longer than was promised, on all pages',
    schema: { type: 'integer' },
  },
  'X-List-Version': { description: 'The version of the list. It rises with every change', schema: DIGITS },
  'X-Searched-To': {
    description: 'Date of the oldest entry that the search has read; `Link` goes on from there',
    schema: { type: 'string', format: 'date-time' },
  },
  'X-Tab-Counts': {
    description: 'How many are under each tab, such as `all=19, members=9, team=2, requests=4`',
    schema: { type: 'string' },
  },
  'X-Total-Count': { description: 'How many there are in all', schema: DIGITS },
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']
const placeOf = ({ path, method }: Endpoint) => `${path} ${METHODS.indexOf(method)}`

/**
 * Sorts rows by path and method, since test runners and Node load the names of a module in different orders.
 */
const byAddress = ([, a]: [string, Endpoint], [, b]: [string, Endpoint]) => (placeOf(a) < placeOf(b) ? -1 : 1)

const IF_MATCH: Record<'hasRevision' | 'hasVersion', string> = {
  hasRevision:
    'The `revision` that was read. Another one answers 412. The dashboard sends it with every approval.',
  hasVersion:
    'The `updatedAt` that was read, or the `handledAt` of a mark, in quotes. Changed since, it answers 412.',
}

const REFUSALS: Record<number, string> = {
  304: 'Nothing has changed since the `ETag` of `If-None-Match`',
  400: 'What was sent breaks a rule',
  401: 'The token is missing, wrong or ended',
  403: 'Not allowed to this user, or sent by a page of another site',
  404: 'Not found',
  405: 'The address does not know this method',
  409: 'Does not fit what is stored now',
  412: 'Changed since it was read',
  413: 'The body is too large',
  415: 'The body is of another type',
  429: 'Too many attempts',
  500: 'Failed on the server',
  503: 'Too many pictures are being read already',
}
const WITH_RETRY = [429, 503]

/** Builds the REST document: every row of the contract, with its comments, types and schemas. */
export function buildDocument() {
  const { rows, schemas } = readTypes()
  const paths: Record<string, JsonSchema> = {}
  for (const [subject, endpoints] of Object.entries(subjects))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints).toSorted(byAddress)) {
      const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
      const types = rows[name]
      if (!types?.summary) throw new Error(`${name} has no comment above its row.`)
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(name, subject, endpoint, types),
      }
    }
  return {
    openapi: '3.1.0',
    info: { title: "Women's Chamber REST API", version: '1', description: ABOUT },
    servers: [{ url: 'http://127.0.0.1:5000', description: 'The local suite (`npm start`)' }],
    security: [{}],
    tags: Object.keys(subjects).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'Firebase ID token' } },
      headers: HEADERS,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, words]) => [
          refusalName(status),
          refusal(Number(status), words),
        ]),
      ),
      schemas: {
        Detail: withCode('detail'),
        DetailWithFields: withFields(),
        ErrorMessage: withCode('error'),
        FieldMessages: {
          type: 'object',
          minProperties: 1,
          not: { required: ['error'] },
          additionalProperties: { type: 'array', minItems: 1, items: { type: 'string' } },
        },
        AnyError: {
          description: 'A method that an address does not know is refused in the shape of that address',
          oneOf: [ref('schemas', 'Detail'), ref('schemas', 'ErrorMessage')],
        },
        Picture: {
          description:
            'JPEG, PNG, WebP or AVIF, decided by its content; at most 5 MB. At most 40 million pixels as JPEG in one scan, 24 million as JPEG in up to 20 scans, PNG or WebP, and 6 million as AVIF or PNG of 16 bits.',
          type: 'string',
          contentMediaType: 'application/octet-stream',
        },
        File: {
          description: 'A PDF, or a picture as of Picture; decided by its content, at most 5 MB',
          type: 'string',
          contentMediaType: 'application/octet-stream',
        },
        LargeFile: {
          description: 'A PDF, or a picture as of Picture; decided by its content, at most 10 MB',
          type: 'string',
          contentMediaType: 'application/octet-stream',
        },
        Piece: {
          description: 'Bytes of a file: 2 MB, or the rest of the last piece',
          type: 'string',
          contentMediaType: 'application/octet-stream',
        },
        ...Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b))),
      },
    },
  }
}

function operation(name: string, subject: string, endpoint: Endpoint, types: RowTypes): JsonSchema {
  const parameters = parametersOf(endpoint, types)
  const isOpen = endpoint.action === 'public'
  const description = [types.description, whoMay(endpoint)].filter(Boolean).join(' ')
  return {
    operationId: name,
    tags: [subject],
    summary: types.summary,
    ...(description && { description }),
    ...(!isOpen && { security: visitorsMay(endpoint) ? [{}, { token: [] }] : [{ token: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: { required: true, content: describeBody(endpoint.body) } }),
    responses: responsesOf(endpoint, types),
  }
}

const visitorsMay = ({ action }: Endpoint) => action !== 'public' && can(VISITOR, action)

const NAMES: Record<Standing, string> = {
  visitor: 'visitors',
  stranger: 'accounts without an application',
  applicant: 'applicants',
  suspended: 'suspended users',
  member: 'members',
  team: 'team',
  admin: 'admins',
}
const WHOSE = { any: '', own: ' about themselves', others: ' about others' }

/** Describes the allowed roles from the permission table; returns nothing for public rows. */
function whoMay(endpoint: Endpoint): string {
  if (endpoint.action === 'public' || visitorsMay(endpoint)) return ''
  const may = Object.entries(PERMISSIONS[endpoint.action]) as [Standing, keyof typeof WHOSE][]
  const byWhose = Map.groupBy(may, ([, whose]) => whose)
  const lists = [...byWhose].map(([whose, all]) => all.map(([who]) => NAMES[who]).join(', ') + WHOSE[whose])
  return `For: ${lists.join('; ')}.`
}

function parametersOf(endpoint: Endpoint, types: RowTypes): JsonSchema[] {
  const parts = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name === 'name' && endpoint.names && { enum: endpoint.names }) },
  }))
  const conditions = (['hasRevision', 'hasVersion'] as const)
    .filter((key) => endpoint[key])
    .map((key) => ({
      name: 'If-Match',
      in: 'header',
      description: IF_MATCH[key],
      schema: { type: 'string' },
    }))
  const query = Object.entries(endpoint.query ?? {}).flatMap(([name, field]) => {
    const { description, ...keywords } = types.query[name] ?? {}
    const schema = { ...schemaOf(field), ...keywords }
    const parameter = { name, in: 'query', ...(description ? { description } : {}), schema }
    const header = {
      name: privateHeader(name).replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      in: 'header',
      description: `The same as \`${name}\`, encoded as in an address, since logs keep addresses`,
      schema: { type: 'string' },
    }
    return field.type === 'text' && field.isPrivate ? [parameter, header] : [parameter]
  })
  return [...parts, ...conditions, ...query]
}

function schemaOf(field: QueryField): JsonSchema {
  switch (field.type) {
    case 'number':
      return { type: 'integer', minimum: field.min, maximum: field.max }
    case 'text':
      return { type: 'string', maxLength: field.maxLength }
    case 'choice':
      return { type: 'string', enum: field.of }
  }
}

function responsesOf(endpoint: Endpoint, types: RowTypes): JsonSchema {
  const entries = (types.tags['throws'] ?? []).map((text) => {
    const [, status = '', words = ''] = /^(\d{3}) ?(.*)$/.exec(text) ?? []
    return [Number(status), words.replace(/\.$/, '')] as const
  })
  const messages = Object.fromEntries(entries)
  const statuses = new Set([...refusalsOf(endpoint), ...Object.keys(messages).map(Number)])
  return {
    [endpoint.status ?? 200]: successOf(types),
    ...Object.fromEntries(
      [...statuses]
        .toSorted((a, b) => a - b)
        .map((status) => [status, refusalOf(endpoint, status, messages[status])]),
    ),
  }
}

/** Lists the errors that follow from the properties of a row; its comment names the others. */
function refusalsOf(endpoint: Endpoint): number[] {
  const { action, method, body, query, path, hasRevision, hasVersion } = endpoint
  const hasFiles = body?.pictures || body?.documents
  const isCosty = body && (body.as !== 'json' || action === 'public' || action === 'form:send')
  return [
    ...(body || query || hasRevision || hasVersion ? [400] : []),
    ...(action === 'public' ? [] : [401]),
    ...(method === 'GET' && (action === 'public' || visitorsMay(endpoint)) ? [] : [403]),
    ...(path.includes(':') ? [404] : []),
    405,
    ...(hasRevision || hasVersion ? [412] : []),
    ...(body ? [413, 415] : []),
    ...(isCosty ? [429] : []),
    ...(hasFiles ? [503] : []),
    500,
  ]
}

function successOf({ answer, tags }: RowTypes): JsonSchema {
  const [, types, text = ''] = /^((?:\w+\/\w+,? ?)+: )?(.*)$/.exec(tags['returns']?.[0] ?? '') ?? []
  const media = types?.slice(0, -2).split(', ')
  const headers = [...(tags['header'] ?? []), ...(media ? ['Cache-Control', 'Content-Disposition'] : [])]
  return {
    description: text.replace(/\.$/, '') || 'Done',
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, ref('headers', name)])),
    }),
    ...(answer && { content: json(answer) }),
    ...(media && { content: Object.fromEntries(media.map((type) => [type, {}])) }),
  }
}

const refusalName = (status: string | number) => (STATUS_CODES[status] ?? '').replaceAll(' ', '')

const refusalOf = (endpoint: Endpoint, status: number, message?: string): JsonSchema => {
  const words = message || (status === 403 && endpoint.needsFreshSignIn ? FRESH : '')
  return words || endpoint.errors?.key === 'error' || endpoint.errors?.hasFields
    ? refusal(status, words || (REFUSALS[status] ?? ''), endpoint)
    : ref('responses', refusalName(status))
}

const FRESH = `Not allowed, or the sign-in is older than ${SIGN_IN_AGAIN.minutes} minutes (\`sign-in-again\`)`

function refusal(status: number, description: string, { errors }: Partial<Endpoint> = {}): JsonSchema {
  if (status === 304) return { description }
  const detail = errors?.hasFields ? 'DetailWithFields' : 'Detail'
  const message = ref('schemas', errors?.key === 'error' ? 'ErrorMessage' : detail)
  const isByField = errors?.isByField && !WITH_RETRY.includes(status)
  return {
    description,
    ...(WITH_RETRY.includes(status) && { headers: { 'Retry-After': ref('headers', 'Retry-After') } }),
    content: json(isByField ? { oneOf: [message, ref('schemas', 'FieldMessages')] } : message),
  }
}

const isLong = (node: { toJSON: () => unknown }) => JSON.stringify(node.toJSON()).length > 400

/** Formats the document as YAML, exactly as the file in `docs/`. */
export function documentText(): string {
  const document = new Document(buildDocument(), { aliasDuplicateObjects: false })
  document.commentBefore = ' Written by `npm run openapi` from domain/src/api. Do not edit.'
  // an object without nested objects takes one line
  visit(document, {
    Collection(_key, node) {
      node.flow = !node.items.some((item) => isCollection(isPair(item) ? item.value : item)) && !isLong(node)
    },
  })
  return document.toString({ lineWidth: 120 })
}
