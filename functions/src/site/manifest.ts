import type { StoredContent } from 'domain/content/content.ts'
import type { PlannedFile } from 'domain/site.ts'
import * as logger from 'firebase-functions/logger'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { listFiles, readFile, removeFiles, saveFile } from '../cloud/files.ts'
import { redactedStack } from '../http/responses/handle-error.ts'
import type { KeptComments } from './read-comments.ts'

/** Lists the changes that turn a release into the planned files. */
export interface Changes {
  /** New files, and files whose own text has changed. */
  first: PlannedFile<string | Buffer>[]
  /** Files whose side bar has changed. */
  later: PlannedFile<string | Buffer>[]
  /** Addresses that are not planned any more. */
  removed: string[]
}

/** Compares the planned files with those of a release. */
export function planChanges(planned: readonly PlannedFile<string | Buffer>[], known: Manifest): Changes {
  const paths = new Set(planned.map(({ path }) => path))
  return {
    first: planned.filter(({ path, key }) => known.get(path)?.key !== key),
    later: planned.filter(({ path, key, side }) => {
      const file = known.get(path)
      return file?.key === key && file.side !== side
    }),
    removed: [...known.keys()].filter((path) => !paths.has(path)),
  }
}

/** Maps the path of each file of a release to its hashes. It shows which files the next release must render. */
export type Manifest = Map<string, Pick<PlannedFile, 'key' | 'side'>>

/** Holds what is stored about a release. */
export interface KeptRelease {
  files: Manifest
  /** Content of the release, which stays if a part is stored wrong. */
  content: Partial<StoredContent>
  /** Comments of the release; absent in one of an earlier version. */
  comments?: KeptComments
}

type Packed = Omit<KeptRelease, 'files'> & { files: [string, Pick<PlannedFile, 'key' | 'side'>][] }

const FOLDER = 'site/'
const FORMAT = 'application/gzip'

/** Stores a manifest. @returns its path */
export async function saveManifest({ files, ...kept }: KeptRelease, name: string): Promise<string> {
  const bytes = await promisify(gzip)(JSON.stringify({ files: [...files], ...kept }))
  const path = `${FOLDER}manifest-${name}.json.gz` as const
  await saveFile({ path, bytes, contentType: FORMAT })
  return path
}

/** Reads a stored manifest; `undefined` if it is missing or broken. */
export async function readManifest(path: string): Promise<KeptRelease | undefined> {
  const bytes = path === '' ? undefined : await readFile(path)
  return bytes && unpack(bytes)
}

async function unpack(bytes: Buffer): Promise<KeptRelease | undefined> {
  try {
    const json = (await promisify(gunzip)(bytes)).toString()
    const { files, ...kept } = JSON.parse(json) as Packed
    return { files: new Map(files), ...kept }
  } catch (error) {
    logger.error('The manifest is broken: everything is rendered again', redactedStack(error))
    return undefined
  }
}

/** Removes every manifest but one: those of earlier releases and interrupted publishers. */
export async function removeManifestsBut(path: string): Promise<void> {
  const stored = await listFiles(FOLDER)
  await removeFiles(stored.filter((each) => each !== path))
}
