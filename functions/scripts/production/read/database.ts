import type { PublishedDocument, PublishedVersions } from 'domain/stored/published.ts'
import { type Ask, ifThere } from '../ask-google.ts'
import type { Fault } from '../fault.ts'
import { type FieldSettings, type IndexesFile, judgeFields } from '../assert/judge-fields.ts'
import { type CompositeIndexes, type DeployedIndex, judgeIndexes } from '../assert/judge-indexes.ts'
import { judgePublished } from '../assert/judge-publishing.ts'
import { type Fields, plainFields } from '../plain-fields.ts'
import { textOf } from './project-files.ts'

/** A stored document; `undefined` where there is none. */
export async function documentOf(
  project: string,
  path: string,
  ask: Ask,
): Promise<Record<string, unknown> | undefined> {
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
  const found = await ifThere(ask<Fields>(`${database}/${path}`))
  return found && plainFields(found)
}

export async function lookAtPublished(project: string, ask: Ask): Promise<Fault[]> {
  const published = (await documentOf(project, 'site/published', ask)) as
    Partial<PublishedDocument> | undefined
  const stored = { blogs: 0, events: 0, comments: 0, site: 0 } satisfies PublishedVersions
  for (const kind of ['blogs', 'events', 'comments', 'site'] as const)
    stored[kind] = Number((await documentOf(project, `versions/${kind}`, ask))?.['version'] ?? 0)
  return judgePublished(published, stored, new Date())
}

export async function lookAtFields(project: string, ask: Ask): Promise<Fault[]> {
  const fields = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-/fields`
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*')
  const set = await ask<{ fields?: FieldSettings[] }>(`${fields}?filter=${filter}`)
  return judgeFields(JSON.parse(textOf('firestore.indexes.json')) as IndexesFile, set.fields ?? [])
}

export async function lookAtIndexes(project: string, ask: Ask): Promise<Fault[]> {
  const groups = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups`
  const { indexes = [] } = await ask<{ indexes?: DeployedIndex[] }>(`${groups}/-/indexes`)
  return judgeIndexes(JSON.parse(textOf('firestore.indexes.json')) as CompositeIndexes, indexes)
}
