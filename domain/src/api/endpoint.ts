import type { AnyObjectSchema, InferType } from 'yup'
import type { Action } from '../permissions.ts'
import type { Texts } from '../texts/en.ts'

/** One parameter of the query. It is absent when it was not sent. */
export type QueryField =
  | { type: 'number'; min: number; max: number }
  /** `isPrivate`: may also come in the header of `privateHeader`, since logs keep addresses. */
  | { type: 'text'; maxLength: number; isPrivate?: true }
  | { type: 'choice'; of: readonly string[] }

/** Describes the body of a call. */
export interface BodyRules {
  /** As JSON, as a multipart form, or as either. JSON brings no files. */
  as: 'json' | 'form' | 'json or form'
  /** The rules of its fields. */
  schema: AnyObjectSchema
  /** Only changed fields are sent; they are checked together with the stored ones. */
  isPartial?: true
  /** Most bytes of its JSON, where 256 kB are too few. */
  maxBytes?: number
  /** Fields that are pictures, and those that are required. */
  pictures?: readonly string[]
  requiredPictures?: readonly string[]
  /** Optional fields that take a PDF or a picture. */
  documents?: readonly string[]
  /** Fields that take a piece of a file. The operation checks it with the others. */
  pieces?: readonly string[]
  /** Most bytes of a file, where 5 MB are too few. */
  maxFileBytes?: number
}

/** What a client must do first, in the `code` of a refusal. */
export type RefusalCode =
  /** Sign in again: the last sign-in is too old for this. */
  | 'sign-in-again'
  /** Enter a one-time code. */
  | 'second-factor'
  /** Set up one-time codes, which the chamber requires of admins. */
  | 'codes-required'

/** Describes how refusals and failures are answered. */
export interface Errors {
  /** `{ error }` or `{ detail }`. */
  key: 'error' | 'detail'
  /** Answers field messages as a map of field to messages, not as one text. */
  isByField?: true
  /** Answers field messages also as a map in `fields`, beside the text. */
  hasFields?: true
  /** One message for a body that breaks rules, instead of the messages of its fields. */
  invalid?: (texts: Texts) => string
  /** The message for a failure on the server. */
  failed?: (texts: Texts) => string
}

/**
 * One call of the REST API: what browser, server, tests and `docs/openapi.yaml` must agree on. A page bundles only the rows it calls.
 * The comment above a row becomes its text in the document: `@returns` for success, `@throws 404 …` for errors, `@header` for headers.
 * Statuses that follow from the row itself, such as 401, need no tag.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** With parts such as `:id`. The slash at the end is optional for clients. */
  path: `/api/auth/${string}/`
  /** The values that `:name` may have. Others answer 404. */
  names?: readonly string[]
  /**
   * The line of the permission table, asked about the user of `:id`, else about the actor. `public` reads no token at all.
   */
  action: Action | 'public'
  /** Status of a successful answer; 200 by default. */
  status?: 201 | 202 | 204
  query?: Readonly<Record<string, QueryField>>
  /** Absent when no body is read. */
  body?: BodyRules
  /** Takes the revision that a decision is based on, as `If-Match`. */
  hasRevision?: true
  /** Takes the version that a change is based on, as `If-Match`: `updatedAt` as it was read. */
  hasVersion?: true
  /**
   * Answers 403 with the code `sign-in-again` if the sign-in is older than `SIGN_IN_AGAIN` says. `sometimes`: only for some bodies, which
   * the operation decides.
   */
  needsFreshSignIn?: true | 'sometimes'
  errors?: Errors
  /** Carries the type of the answer's JSON, which the document describes. The value is never used. */
  answer: unknown
}

type PartsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PartsOf<`/${Rest}`>
  : never

/** The parts of the address that a call fills in, such as `{ id }`. */
export type PathOf<E extends Endpoint> = {
  [Part in PartsOf<E['path']>]: E extends { names: readonly (infer Name)[] }
    ? Part extends 'name'
      ? Name
      : string
    : string
}

type ValueOf<F extends QueryField> = F extends { type: 'number' }
  ? number
  : F extends { type: 'choice'; of: readonly (infer Choice)[] }
    ? Choice
    : string

/** The query parameters of a call. */
export type QueryOf<E extends Endpoint> = E extends { query: infer Q extends Record<string, QueryField> }
  ? { -readonly [Name in keyof Q]?: ValueOf<Q[Name]> | undefined }
  : Record<never, never>

/** The checked fields of the body; of a partial one, all that was sent. */
export type InputOf<E extends Endpoint> = E extends { body: { isPartial: true } }
  ? Record<string, unknown>
  : E extends { body: { schema: infer S extends AnyObjectSchema } }
    ? InferType<S>
    : undefined

/** The JSON of a successful answer. */
export type AnswerOf<E extends Endpoint> = E['answer']

/** The arguments of an address. A call without parts needs none. */
type AddressParts<E extends Endpoint> = [PartsOf<E['path']>] extends [never]
  ? [path?: PathOf<E>, query?: QueryOf<E>]
  : [path: PathOf<E>, query?: QueryOf<E>]

/**
 * Builds the URL of a call, relative to the site's origin.
 * @param parts the values of `:id` and other parts, then the query; undefined parameters are left out
 */
export function addressOf<E extends Endpoint>({ path: pattern }: E, ...parts: AddressParts<E>): string {
  const [path = {}, query = {}] = parts as [Record<string, string>?, Record<string, string | number>?]
  const address = pattern.replaceAll(/:(\w+)/g, (_part, name: string) => encodeURIComponent(path[name] ?? ''))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value))
  return asked.size === 0 ? address : `${address}?${asked.toString()}`
}

/**
 * Names the header that carries a private query parameter, such as `x-search`. Its value is encoded as in an address.
 * So no log keeps an e-mail address or a CNIC that somebody searched for.
 */
export const privateHeader = (name: string): string => `x-${name}`
