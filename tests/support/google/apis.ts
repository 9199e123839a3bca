import { readFileSync } from 'node:fs'

/** A method of Google's REST APIs. */
export interface Method {
  /** API, version, resource and name: `firestore/v1 Projects$Databases.create`. */
  id: string
  host: string
  verb: string
  /** Such as `/v1/{+parent}/databases`. */
  path: string
  /** The parameters of the query. */
  query: string[]
  /** The schema of the body: `#GoogleFirestoreAdminV1Database`. */
  body?: string
}

/** What Google's published clients say, reduced to the methods that we call. */
export interface Apis {
  /** The package and its version. */
  source: string
  methods: Method[]
  /** The fields of each body and their types, by API, version and name. */
  schemas: Record<string, Record<string, string>>
}

export const apis = JSON.parse(readFileSync(new URL('apis.json', import.meta.url), 'utf8')) as Apis
