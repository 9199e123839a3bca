import type { BodyRules } from 'domain/api/endpoint.ts'
import type { SchemaDescription, SchemaFieldDescription, SchemaInnerTypeDescription } from 'yup'
import type { JsonSchema } from './read-types.ts'

const FILE = { $ref: '#/components/schemas/File' }
const LARGE_FILE = { $ref: '#/components/schemas/LargeFile' }
const PIECE = { $ref: '#/components/schemas/Piece' }
const PICTURE = { $ref: '#/components/schemas/Picture' }

/** Describes the request body of a call for each of its content types. */
export function describeBody(body: BodyRules): JsonSchema {
  const { as, isPartial, pictures = [], requiredPictures = [], documents = [], pieces = [] } = body
  const fields = body.schema.describe().fields as Record<string, SchemaDescription>
  const required = Object.keys(fields).filter((name) => !isPartial && !fields[name]?.optional)
  const properties = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, describeField(field, isPartial)]),
  )
  const object = (needed: readonly string[], files: JsonSchema): JsonSchema => ({
    type: 'object',
    ...(needed.length > 0 && { required: needed }),
    properties: { ...properties, ...files },
    // the operation itself checks a body without rules
    ...(Object.keys({ ...properties, ...files }).length > 0 && { additionalProperties: false }),
  })
  const files = Object.fromEntries([
    ...pictures.map((name) => [name, PICTURE]),
    ...documents.map((name) => [name, body.maxFileBytes ? LARGE_FILE : FILE]),
    ...pieces.map((name) => [name, PIECE]),
  ])
  return {
    ...(as !== 'json' && {
      'multipart/form-data': { schema: object([...required, ...requiredPictures, ...pieces], files) },
    }),
    ...(as !== 'form' && { 'application/json': { schema: object(required, {}) } }),
  }
}

/** Turns the rules of one field into a JSON Schema. Rules without a JSON Schema form are left out. */
function describeField(description: SchemaFieldDescription, isPartial?: true): JsonSchema {
  const { type, tests, oneOf, default: unset, meta, optional } = description as SchemaDescription
  if ('innerType' in description) return describeList(description)
  if ('fields' in description) return describeGroup(description.fields)
  const limit = (name: string, key: string) => tests.find((test) => test.name === name)?.params?.[key]
  const isText = type === 'string'
  const choices = oneOf.filter((choice) => typeof choice === 'string')
  const pattern = limit('matches', 'regex')
  const isNeeded = isText && !optional && !isPartial && choices.length === 0
  const keywords = {
    type,
    ...(choices.length > 0 && { enum: choices }),
    // JSON Schema knows only this flag
    ...(pattern instanceof RegExp && /^u?$/.test(pattern.flags) && { pattern: pattern.source }),
    [isText ? 'minLength' : 'minimum']: limit('min', 'min') ?? (isNeeded ? 1 : undefined),
    [isText ? 'maxLength' : 'maximum']: limit('max', 'max'),
    default: optional && unset !== '' && !isPartial ? unset : undefined,
    ...meta,
  }
  return Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined))
}

function describeList({ innerType, tests }: SchemaInnerTypeDescription): JsonSchema {
  const limit = (name: string) => tests.find((test) => test.name === name)?.params?.[name]
  const keywords = { type: 'array', minItems: limit('min'), maxItems: limit('max') }
  return {
    ...Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)),
    ...(innerType && !Array.isArray(innerType) && { items: describeField(innerType) }),
  }
}

function describeGroup(fields: Record<string, SchemaFieldDescription>): JsonSchema {
  const needed = Object.entries(fields).filter(([, field]) => !(field as SchemaDescription).optional)
  return {
    type: 'object',
    required: needed.map(([name]) => name),
    properties: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, describeField(field)]),
    ),
    additionalProperties: false,
  }
}
