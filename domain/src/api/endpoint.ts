import type { AnyObjectSchema, InferType } from 'yup'
import type { Action } from '../permissions.ts'
import type { Texts } from '../texts/en.ts'

/** A parameter of an address's query; absent where it was not sent. */
export type QueryField =
  | { type: 'number'; min: number; max: number }
  /** `isPrivate`: may come in the header of `privateHeader` too, since logs keep addresses. */
  | { type: 'text'; maxLength: number; isPrivate?: true }
  | { type: 'choice'; of: readonly string[] }

/** What a call sends in its body. */
export interface Body {
  /** How it may come: as JSON, as a multipart form, or as either; JSON brings no pictures. */
  as: 'json' | 'form' | 'json or form'
  /** The rules of its fields. */
  schema: AnyObjectSchema
  /** Only what changes is sent, and checked together with what is stored. */
  isPartial?: true
  /** Fields that are pictures, and those of them that must come. */
  pictures?: readonly string[]
  requiredPictures?: readonly string[]
  /** Fields that may be a PDF as well as a picture; none of them must come. */
  documents?: readonly string[]
}

/** How refusals and failures are answered. */
export interface Errors {
  /** `{ error }` or `{ detail }`. */
  key: 'error' | 'detail'
  /** Messages of fields are answered as a map of field to messages rather than in one text. */
  isByField?: true
  /** Said of a body that does not pass its rules, instead of each field's messages. */
  invalid?: (texts: Texts) => string
  /** Said when something broke on the server. */
  failed?: (texts: Texts) => string
}

/**
 * One call of the REST API: everything that the browser, the server, the tests and the document must agree on.
 * Rows are plain objects, so that a page bundles no more than the rows that it calls.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** `:id` and the like are filled in by a call. Clients may leave the slash at the end out. */
  path: `/api/auth/${string}/`
  /**
   * Its line in the permission table, asked about the person of `:id`, or about the actor herself. `public` looks at no
   * token at all.
   */
  action: Action | 'public'
  /** Of the answer; 200 unless it stands here. */
  status?: 201 | 202 | 204
  query?: Readonly<Record<string, QueryField>>
  /** Absent where no body is read. */
  body?: Body
  /** Takes the revision that a decision is about, as `If-Match`. */
  hasRevision?: true
  /** Takes the version that a change is built on, as `If-Match`: `updatedAt` as it was read. */
  hasVersion?: true
  errors?: Errors
  /** Carries the type of the answer's JSON; the value means nothing. */
  answer: unknown
}

type PartsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PartsOf<`/${Rest}`>
  : never

/** The parts of the address that a call fills in: `{ id }`. */
export type PathOf<E extends Endpoint> = Record<PartsOf<E['path']>, string>

type ValueOf<F extends QueryField> = F extends { type: 'number' }
  ? number
  : F extends { type: 'choice'; of: readonly (infer Choice)[] }
    ? Choice
    : string

/** What the query may say. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends Record<string, QueryField> }
  ? { -readonly [Name in keyof Q]?: ValueOf<Q[Name]> | undefined }
  : Record<never, never>

/** The checked fields of the body; for a partial one, whatever was sent. */
export type InputOf<E extends Endpoint> = E extends { body: { isPartial: true } }
  ? Record<string, unknown>
  : E extends { body: { schema: infer S extends AnyObjectSchema } }
    ? InferType<S>
    : undefined

/** The JSON of a successful answer. */
export type AnswerOf<E extends Endpoint> = E['answer']

/** What an address is made from; calls without parts need nothing. */
type AddressParts<E extends Endpoint> = [PartsOf<E['path']>] extends [never]
  ? [path?: PathOf<E>, query?: QueryOf<E>]
  : [path: PathOf<E>, query?: QueryOf<E>]

/**
 * The address of a call, relative to the site's origin.
 * @param parts what stands for `:id` and the like, then the query, of which what is undefined is left out
 */
export function addressOf<E extends Endpoint>({ path: pattern }: E, ...parts: AddressParts<E>): string {
  const [path = {}, query = {}] = parts as [Record<string, string>?, Record<string, string | number>?]
  const address = pattern.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size === 0 ? address : `${address}?${asked.toString()}`
}
