import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { openProject } from '../../functions/scripts/backup/open-project.ts'
import { readArchive, restore } from '../../functions/scripts/backup/restore.ts'
import { backUp } from '../../functions/src/backup/back-up.ts'
import { type Project, readDocuments } from '../../functions/src/backup/project.ts'

// node bench/backup/backup-process.ts filling|reading|copying|restoring PROJECT ARCHIVE USERS POSTS: one part of the benchmark.
// It is a separate process, so that its memory is that of one command.

const [, , part = '', id = '', path = '', users = '', posts = ''] = process.argv

/** Fills the project. Each tenth user has a picture of a card, of 100 kB. */
async function fill({ bucket }: Project) {
  const { fillAccounts, fillBlogs, fillUsers, idOfMany } = await import('../../emulators/seed/seed-many.ts')
  await fillUsers(Number(users))
  await fillAccounts()
  await fillBlogs(Number(posts), true)
  const { randomBytes } = await import('node:crypto')
  const numbers = Array.from({ length: Number(users) / 10 }, (_, n) => n * 10)
  for (let at = 0; at < numbers.length; at += 20)
    await Promise.all(
      numbers
        .slice(at, at + 20)
        .map((n) =>
          bucket.file(`documents/${idOfMany(n)}/cnic_front`).save(randomBytes(100_000), { resumable: false }),
        ),
    )
}

/** Reads all documents one time, a query after the other, as copying does. */
async function readAll(project: Project) {
  for (let after = ''; ;) {
    const { documents } = await readDocuments(project, { after, limit: 200 })
    after = documents.at(-1)?.path ?? ''
    if (documents.length < 200) return
  }
}

const PARTS: Record<string, (project: Project) => Promise<unknown>> = {
  filling: fill,
  reading: readAll,
  copying: async (project) => {
    mkdirSync(dirname(path), { recursive: true })
    await backUp(project, path)
  },
  restoring: async (project) => restore(project, await readArchive(project, path)),
}

export interface Part {
  milliseconds: number
  peakBytes: number
  /** Of the archive. */
  bytes: number
}

const project = await openProject(id)
const started = performance.now()
await PARTS[part]?.(project)
const done: Part = {
  milliseconds: performance.now() - started,
  // kilobytes, whatever the system
  peakBytes: process.resourceUsage().maxRSS * 1024,
  bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0,
}
process.stdout.write(JSON.stringify(done))
process.exit(0)
