import { byFileDate, fileAddress } from 'domain/files/office-file.ts'
import type { PlannedFile } from 'domain/site.ts'
import type { OfficeFile } from 'domain/files/stored-file.ts'
import * as logger from 'firebase-functions/logger'
import { listFiles, readFile } from '../cloud/files.ts'
import { read } from '../cloud/store.ts'
import { refs } from '../refs.ts'

/** The folder of the office's files in the bucket. */
const FOLDER = 'files/'

/** Returns where the content of a file is stored. Each replacement has its own path. */
export const officeFilePath = ({ id, version, kind }: Pick<OfficeFile, 'id' | 'version' | 'kind'>) =>
  `${FOLDER}${id}/${version}.${kind}` as const

/** Reads the office's files, with those for members, the newest first. */
export const readOfficeFiles = async (): Promise<OfficeFile[]> =>
  byFileDate((await read(refs.officeFiles))?.files ?? [])

/** Plans the files for everybody. Those for members are never on the site. A file without content must not stop the others. */
export async function planOfficeFiles(
  listed: readonly OfficeFile[],
): Promise<{ files: PlannedFile<Buffer>[]; leftOut: string[] }> {
  const open = listed.filter(({ readers }) => readers === 'everybody')
  const stored = new Set(open.length > 0 ? await listFiles(FOLDER) : [])
  const { whole = [], broken = [] } = Object.groupBy(open, (file) =>
    stored.has(officeFilePath(file)) ? 'whole' : 'broken',
  )
  const leftOut = broken.map(({ id }) => `files/${id}`)
  if (leftOut.length > 0) logger.error('Left out of the site, since the content is missing', leftOut)
  const files = whole.map((file) => ({
    path: fileAddress(file),
    key: file.version,
    side: '',
    render: () => readContent(officeFilePath(file)),
  }))
  return { files, leftOut }
}

async function readContent(path: string): Promise<Buffer> {
  const bytes = await readFile(path)
  if (!bytes) throw new Error('The content of this file is missing.')
  return bytes
}
