import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isPropertySignatureDeclaration, isTypeReferenceNode } from 'typescript/unstable/ast/is'
import { API, type Symbol as Declared, SymbolFlags, type Type } from 'typescript/unstable/sync'

/** A JSON Schema, as OpenAPI 3.1 writes it. */
export type JsonSchema = { [key: string]: unknown }

/** The comment above a row of the contract, and the types of the row. */
export interface RowTypes {
  summary: string
  description: string
  /** The text of each tag by its name, such as `throws`. */
  tags: Record<string, string[]>
  /** The schema of the response; `undefined` for a response without JSON. */
  answer: JsonSchema | undefined
  /** The comments on fields of the query and the body. */
  query: Record<string, JsonSchema>
  input: Record<string, JsonSchema>
}

const CONTRACT = resolve('domain/src/api/contract.ts')
const OURS = resolve('domain/src').toLowerCase()

/**
 * Reads comments and response types of the contract with the compiler. @returns the rows by name, and the
 * schemas of the named types in responses
 */
export function readTypes(): { rows: Record<string, RowTypes>; schemas: Record<string, JsonSchema> } {
  const api = new API({ cwd: process.cwd() })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [resolve('domain/tsconfig.json')] })
    const project = snapshot.getProjects()[0]
    if (!project) throw new Error('domain/tsconfig.json cannot be read.')
    return read(project)
  } finally {
    api.close()
  }
}

type Project = ReturnType<ReturnType<API['updateSnapshot']>['getProjects']>[number]

function read({ checker }: Project) {
  const schemas: Record<string, JsonSchema> = {}

  const typeOf = (symbol: Declared): Type => {
    const type = checker.getTypeOfSymbol(symbol)
    if (!type) throw new Error(`${symbol.name} has no type.`)
    return type
  }

  /**
   * Splits a comment into its text and its tags; a tag such as `@format date` becomes a keyword of the
   * schema.
   */
  const keywords = (symbol: Declared): JsonSchema => {
    const text = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim()
    const tags = symbol
      .getJsDocTags(checker)
      .map(({ name, text: value }) => [name === 'asType' ? 'type' : name, valueOf(value ?? '')])
    return { ...(text && { description: text }), ...Object.fromEntries(tags) }
  }

  /**
   * Returns the declared type alias of a property, such as `Instant`; the compiler drops aliases of strings
   * and numbers.
   */
  const aliasOf = (property: Declared): Declared | undefined => {
    const declaration = property.declarations[0]?.resolve()
    if (!declaration || !isPropertySignatureDeclaration(declaration) || !declaration.type) return undefined
    const named =
      isTypeReferenceNode(declaration.type) && checker.getSymbolAtLocation(declaration.type.typeName)
    if (!named) return undefined
    return named.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named
  }

  const nameOf = (type: Type): string | undefined => {
    if (type.getAliasTypeArguments().length > 0) return undefined
    const symbol = type.getAliasSymbol() ?? (type.isClassOrInterface() ? type.getSymbol() : undefined)
    return symbol?.declarations[0]?.path.toLowerCase().startsWith(OURS) ? symbol.name : undefined
  }

  const schemaOf = (type: Type): JsonSchema => {
    const name = nameOf(type)
    if (name === undefined) return inlined(type)
    // registered before its fields are read, since a type may contain itself
    if (!schemas[name]) Object.assign((schemas[name] = {}), inlined(type))
    return { $ref: `#/components/schemas/${name}` }
  }

  const inlined = (type: Type): JsonSchema => {
    if (type.isUnionType()) return unionOf(type.getTypes() ?? [])
    if (type.isStringLiteralType()) return { type: 'string', const: type.value }
    if (type.isIntrinsicType()) return intrinsic(checker.typeToString(type))
    if (checker.isArrayType(type) && type.isTypeReference()) {
      const [item] = checker.getTypeArguments(type)
      return { type: 'array', items: item ? schemaOf(item) : {} }
    }
    return objectOf(type)
  }

  const unionOf = (types: readonly Type[]): JsonSchema => {
    const present = types.filter((type) => checker.typeToString(type) !== 'undefined')
    const texts = present.flatMap((type) => (type.isStringLiteralType() ? [type.value] : []))
    if (texts.length === present.length) return { type: 'string', enum: texts }
    if (present.every((type) => type.isBooleanLiteralType())) return { type: 'boolean' }
    const [only, ...others] = present
    return only && others.length === 0 ? schemaOf(only) : { anyOf: present.map(schemaOf) }
  }

  const objectOf = (type: Type): JsonSchema => {
    const properties = checker.getPropertiesOfType(type)
    return {
      type: 'object',
      ...(properties.length > 0 && {
        required: properties.filter((property) => !isOptional(property)).map(({ name }) => name),
        properties: Object.fromEntries(properties.map((property) => [property.name, fieldOf(property)])),
      }),
      additionalProperties: false,
    }
  }

  const fieldOf = (property: Declared): JsonSchema => {
    const alias = aliasOf(property)
    const schema = schemaOf(typeOf(property))
    const isPlain = schema['type'] === 'string' || schema['type'] === 'number'
    return { ...schema, ...(isPlain && alias && keywords(alias)), ...keywords(property) }
  }

  const commentsIn = (type: Type | undefined) =>
    Object.fromEntries(
      (type ? checker.getPropertiesOfType(type) : []).map((field) => [field.name, keywords(field)]),
    )

  const partOf = (type: Type, ...names: string[]): Type | undefined =>
    names.reduce<Type | undefined>((within, name) => {
      const part = within && checker.getPropertyOfType(within, name)
      return part && typeOf(part)
    }, type)

  const rowOf = (row: Declared): RowTypes => {
    const { summary, description } = parted(row.getDocumentationComment(checker))
    const type = typeOf(row)
    const answer = partOf(type, 'answer')
    const hasJson = answer && !['undefined', 'Blob'].includes(checker.typeToString(answer))
    const tags = Object.groupBy(row.getJsDocTags(checker), ({ name }) => name)
    return {
      summary,
      description,
      tags: Object.fromEntries(
        Object.entries(tags).map(([name, all = []]) => [name, all.map(({ text }) => oneLine(text ?? ''))]),
      ),
      answer: hasJson ? schemaOf(answer) : undefined,
      query: commentsIn(partOf(type, 'query')),
      input: commentsIn(partOf(type, 'body', 'schema', '__outputType')),
    }
  }

  const at = readFileSync(CONTRACT, 'utf8').search(/(?<=export const )contract\b/)
  const contract = checker.getSymbolAtPosition(CONTRACT, at)
  if (!contract) throw new Error('domain/src/api/contract.ts exports no contract.')
  const rows = checker.getPropertiesOfType(typeOf(contract))
  return { rows: Object.fromEntries(rows.map((row) => [row.name, rowOf(row)])), schemas }
}

const isOptional = ({ flags }: Declared) => (flags & SymbolFlags.Optional) !== 0

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Splits a comment into its first sentence and the rest. */
function parted(comment: string) {
  const [summary = '', ...rest] = oneLine(comment).split(/(?<=\.) /)
  return { summary: summary.replace(/\.$/, ''), description: rest.join(' ') }
}

const valueOf = (text: string) => (/^-?\d+$/.test(text) ? Number(text) : oneLine(text))

function intrinsic(name: string): JsonSchema {
  if (name === 'object') return { type: 'object' }
  if (['string', 'number', 'boolean', 'null'].includes(name)) return { type: name }
  throw new Error(`An answer cannot be described that holds ${name}.`)
}
