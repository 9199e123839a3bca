import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { callOut } from '../../cloud/outgoing.ts'
import { PublishFailure } from './publish-failure.ts'
import type { Draft, PublishTarget, RenderedFile } from './target.ts'

/**
 * Publishes to a folder that a web server reads, such as the Hosting emulator's. Files are staged beside it, then moved one by
 * one, so nobody gets half a file. Meanwhile no release is marked as live, so that nobody relies on what an interrupted publisher
 * left.
 */
export const folderTarget = (folder: string): PublishTarget => ({
  liveRelease: () => liveRelease(folder),
  begin: () => callOut('folder begin', () => begin(folder)),
})

const stagedOf = (folder: string): string => `${folder}.staged`
const markerOf = (folder: string): string => `${folder}.release`

const liveRelease = (folder: string): Promise<string> =>
  callOut('folder read', () => readFile(markerOf(folder), 'utf8').catch(noneIfMissing))

async function begin(folder: string): Promise<Draft> {
  const staged = stagedOf(folder)
  await rm(staged, { recursive: true, force: true })
  const [from, files] = await Promise.all([liveRelease(folder), filesIn(folder)])
  const put = new Set<string>()
  return {
    from,
    files,
    put: async (rendered) => {
      for (const { path, content } of rendered) {
        await callOut(`folder stage ${path}`, () => stage(staged, path, content)).catch((error: unknown) =>
          giveUp(staged, error),
        )
        put.add(path)
      }
    },
    release: async (removed) => {
      for (const path of removed) put.delete(path)
      const release = randomUUID()
      await callOut('folder unmark', () => rm(markerOf(folder), { force: true }))
      for (const path of put) await callOut(`folder move ${path}`, () => move(staged, folder, path))
      for (const path of removed)
        await callOut(`folder remove ${path}`, () => rm(join(folder, path), { force: true }))
      await callOut('folder clear', () => rm(staged, { recursive: true, force: true }))
      await callOut('folder mark', () => mark(folder, release))
      return release
    },
    // the next publisher clears the staged files; it may be staging there already
    discard: async () => {},
  }
}

async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`),
  )
}

async function stage(staged: string, path: string, content: RenderedFile['content']): Promise<void> {
  await mkdir(dirname(join(staged, path)), { recursive: true })
  await writeFile(join(staged, path), content)
}

/** Frees a full disk again. */
async function giveUp(staged: string, error: unknown): Promise<never> {
  if (!['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))) throw error
  await rm(staged, { recursive: true, force: true })
  throw new PublishFailure('diskFull', 'There is no room beside the folder of the site.')
}

async function move(staged: string, folder: string, path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await rename(join(staged, path), join(folder, path))
}

async function mark(folder: string, release: string): Promise<void> {
  await writeFile(`${markerOf(folder)}.new`, release)
  await rename(`${markerOf(folder)}.new`, markerOf(folder))
}

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

function noneIfMissing(error: unknown): string {
  if (codeOf(error) === 'ENOENT') return ''
  throw error
}
