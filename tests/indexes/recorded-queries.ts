import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { localFolder } from '../../emulators/config/paths.ts'
import type { RecordedQuery } from './index-for.ts'

const file = join(localFolder('test'), 'queries.jsonl')
const seen = new Set<string>()

/** Adds a query to the file of this run, without its values. */
export function recordQuery(
  { from, where, orderBy }: object & Partial<Record<keyof RecordedQuery, unknown>>,
  aggregations?: unknown,
) {
  const query = { from, where, orderBy, aggregations }
  const line = JSON.stringify(query, (key, value: unknown) => (key === 'value' ? undefined : value))
  if (seen.has(line)) return
  seen.add(line)
  appendFileSync(file, `${line}\n`)
}

/** Reads the queries that the processes of this run have recorded. */
export function recordedQueries(): RecordedQuery[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return [...new Set(lines)].filter(Boolean).map((line) => JSON.parse(line) as RecordedQuery)
}

export const forgetQueries = () => rmSync(file, { force: true })
