import { CONTENT_PARTS } from 'domain/content/check-part.ts'
import type { ContentPart } from 'domain/content/content.ts'
import type { HealthDocument } from 'domain/stored/site/health.ts'
import type { OpeningDocument } from 'domain/stored/site/opening.ts'
import {
  type PublishedDocument,
  type PublishedVersions,
  VERSION_KINDS,
} from 'domain/stored/site/published.ts'
import { type CallGoogle, orUndefined } from '../../../src/cloud/google-api.ts'
import type { Fault } from '../fault.ts'
import {
  type CompositeIndexes,
  type DeployedIndex,
  type FieldSettings,
  fieldsFaults,
  indexesFaults,
  type IndexesFile,
} from '../assert/indexes.ts'
import { healthFaults } from '../assert/health.ts'
import { openingFaults } from '../assert/opening.ts'
import { publishedFaults } from '../assert/publishing.ts'
import { type Fields, plainFields } from '../plain-fields.ts'
import { readProjectFile } from './project-files.ts'

/** Reads a document; `undefined` where there is none. */
export async function documentOf(
  project: string,
  path: string,
  callGoogle: CallGoogle,
): Promise<Record<string, unknown> | undefined> {
  const database = `firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`
  const found = await orUndefined(callGoogle<Fields>(`${database}/${path}`))
  return found && plainFields(found)
}

export async function checkPublished(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const published = (await documentOf(project, 'site/published', callGoogle)) as
    Partial<PublishedDocument> | undefined
  const stored: PublishedVersions = { blogs: 0, events: 0, comments: 0, site: 0 }
  for (const kind of VERSION_KINDS)
    stored[kind] = Number((await documentOf(project, `versions/${kind}`, callGoogle))?.['version'] ?? 0)
  return publishedFaults(published, stored, new Date())
}

export async function checkOpening(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const read = (name: string) => documentOf(project, `site/${name}`, callGoogle)
  const stored: Partial<Record<ContentPart, unknown>> = {}
  for (const part of CONTENT_PARTS) stored[part] = await read(part)
  const [opening, published] = [await read('opening'), await read('published')]
  return openingFaults(
    opening as OpeningDocument | undefined,
    published as Partial<PublishedDocument>,
    stored,
  )
}

export async function checkHealth(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const health = await documentOf(project, 'site/health', callGoogle)
  return healthFaults(health as HealthDocument | undefined, new Date())
}

export async function checkFields(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  return fieldsFaults(indexesFile(), await readFields(project, callGoogle))
}

export async function checkIndexes(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  return indexesFaults(indexesFile(), await readIndexes(project, callGoogle))
}

/** Lists the indexes and terms of expiry that only a deployment brings. Those that Firestore is still filling are there. */
export async function missingIndexes(project: string, callGoogle: CallGoogle): Promise<Fault[]> {
  const fields = await readFields(project, callGoogle)
  const filled = fields.map((field) => ({
    ...field,
    ...(field.ttlConfig && { ttlConfig: { state: 'ACTIVE' } }),
  }))
  const indexes = await readIndexes(project, callGoogle)
  return [
    ...fieldsFaults(indexesFile(), filled),
    ...indexesFaults(
      indexesFile(),
      indexes.map((index) => ({ ...index, state: 'READY' })),
    ),
  ]
}

const indexesFile = () =>
  JSON.parse(readProjectFile('firestore.indexes.json')) as IndexesFile & CompositeIndexes

const groupsOf = (project: string) =>
  `firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/-`

async function readFields(project: string, callGoogle: CallGoogle): Promise<FieldSettings[]> {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig:false OR ttlConfig:*')
  const address = `${groupsOf(project)}/fields?filter=${filter}`
  return (await callGoogle<{ fields?: FieldSettings[] }>(address)).fields ?? []
}

async function readIndexes(project: string, callGoogle: CallGoogle): Promise<DeployedIndex[]> {
  return (await callGoogle<{ indexes?: DeployedIndex[] }>(`${groupsOf(project)}/indexes`)).indexes ?? []
}
