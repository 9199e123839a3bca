import { step } from '../../emulators/process/progress.ts'
import { runOnProject } from './backup/choose-project.ts'
import type { ArchivedName } from './backup/restore.ts'

const HELP = `npm run restore -- PROJECT FILE [--later ARCHIVE] [--remove]

Copies an archive of npm run backup into a project without data. An interrupted run goes on if you type it again.
With a later archive, also of the accounts alone, it names who has left since, and asks whether to delete them again.
With --remove it does not ask, and deletes them.
The key is the environment's BACKUP_KEY, otherwise the secret of the project. It sends no mail.`

const options = { later: { type: 'string' }, remove: { type: 'boolean' } } as const

await runOnProject(HELP, options, async (project, file, { later, remove }) => {
  const { noteTest, readArchive, restore } = await import('./backup/restore.ts')
  const { formatCounts } = await import('../src/backup/back-up.ts')
  const { confirm } = await import('./operator.ts')
  const archive = await step(`Reading ${file}`, () => readArchive(project, file, later))
  const { counts, start, leaving, left, newer } = archive
  const names = named('Have left since:', left ?? [])
  const isRemoved =
    names.length > 0 && (remove || (await confirm(names.join('\n'), 'Type yes to delete them again: ')))
  await step(`Restoring ${project.id}`, (note) =>
    restore(project, archive, { remove: (isRemoved && left) || [], note }),
  )
  const isTest = start.project !== project.id && !start.only
  const isNoted = isTest && (await noteTest(project, archive))
  return [
    `${formatCounts(counts)}, as they were at ${start.time}`,
    ...named('Were leaving then. The site deletes them by itself:', leaving),
    ...(left
      ? [
          ...(isRemoved ? ['The site deletes them again:', ...names.slice(1)] : names),
          `${left.length} left and ${newer} registered since.`,
        ]
      : [`Nobody knows who has left since ${start.time}: there was no later archive (--later).`]),
    ...(isNoted ? [`The dashboard of ${start.project} says that a restore was tested.`] : []),
  ].join('\n')
})

function named(title: string, people: ArchivedName[]): string[] {
  if (people.length === 0) return []
  return [title, ...people.map(({ uid, name, email }) => `  ${name} <${email}> ${uid}`)]
}
