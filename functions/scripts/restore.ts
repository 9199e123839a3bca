import { readFileSync } from 'node:fs'
import { step } from '../../emulators/process/progress.ts'
import type { PeopleList } from '../src/backup/back-up.ts'
import { runOnProject } from './backup/choose-project.ts'
import type { ArchivedName } from './backup/restore.ts'

const HELP = `npm run restore -- PROJECT FILE [--people LIST]

Copies an archive of npm run backup into a project without data. An interrupted run goes on if you type it again.
With a list of npm run backup -- PROJECT --people LIST, it names who has left since the backup.
The key is the environment's BACKUP_KEY, otherwise the secret of the project. It asks nothing and sends no mail.`

await runOnProject(HELP, async (project, file, people) => {
  if (!file) return undefined
  const { restore } = await import('./backup/restore.ts')
  const { formatCounts } = await import('../src/backup/back-up.ts')
  const list = people ? (JSON.parse(readFileSync(people, 'utf8')) as PeopleList) : undefined
  const { counts, time, leaving, left, newer } = await step(`Restoring ${project.id}`, (note) =>
    restore(project, file, { ...(list && { list }), note }),
  )
  return [
    `${formatCounts(counts)}, as they were at ${time}`,
    ...named('Were leaving then. The site deletes them by itself:', leaving),
    ...(left
      ? [
          ...named('Have left since. Delete them again:', left),
          `${left.length} left and ${newer} registered since, by the list of ${list?.time}.`,
        ]
      : [`Nobody knows who has left since ${time}: there was no list (--people).`]),
  ].join('\n')
})

function named(title: string, people: ArchivedName[]): string[] {
  if (people.length === 0) return []
  return [title, ...people.map(({ uid, name, email }) => `  ${name} <${email}> ${uid}`)]
}
