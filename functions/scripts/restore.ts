import { step } from '../../emulators/process/progress.ts'
import { runOnProject } from './backup/choose-project.ts'
import type { ArchivedName, Withdrawn } from './backup/restore.ts'

const HELP = `npm run restore -- PROJECT FILE [--later ARCHIVE] [--remove]

Copies an archive of npm run backup into a project without data. An interrupted run goes on if you type it again.
With a later archive, also of the accounts alone, it names who has left or lost rights since. It asks whether to delete them
again and to take the rights again. With --remove it does both without asking. Without a later archive, lost rights come back.
The key is the environment's BACKUP_KEY, otherwise the secret of the project. It sends no mail.`

const options = { later: { type: 'string' }, remove: { type: 'boolean' } } as const

await runOnProject(HELP, options, async (project, file, { later, remove }) => {
  const { noteTest, readArchive, restore } = await import('./backup/restore.ts')
  const { formatCounts } = await import('../src/backup/back-up.ts')
  const { askToConfirm } = await import('./operator.ts')
  const archive = await step(`Reading ${file}`, () => readArchive(project, file, later))
  const { counts, start, leaving, left = [], withdrawn = [], newer } = archive
  const names = named('Have left since:', left)
  const fewer = named('Have fewer rights since:', withdrawn, formatRights)
  const todo = [
    ...(left.length > 0 ? ['delete who left'] : []),
    ...(fewer.length > 0 ? ['take the rights'] : []),
  ]
  const found = [...names, ...fewer]
  const isConfirmed =
    found.length > 0 &&
    (remove || (await askToConfirm(found.join('\n'), `Type yes to ${todo.join(' and to ')} again: `)))
  await step(`Restoring ${project.id}`, (note) =>
    restore(project, archive, { ...(isConfirmed && { remove: left, withdraw: withdrawn }), note }),
  )
  const isTest = start.project !== project.id && !start.only
  const isNoted = isTest && (await noteTest(project, archive))
  return [
    `${formatCounts(counts)}, as they were at ${start.time}`,
    ...named('Were leaving then. The site deletes them by itself:', leaving),
    ...(later
      ? [
          ...(isConfirmed && names.length > 0 ? ['The site deletes them again:', ...names.slice(1)] : names),
          ...(fewer.length > 0
            ? [isConfirmed ? 'Lost these rights again:' : 'Have these rights back:', ...fewer.slice(1)]
            : []),
          `${left.length} left, ${withdrawn.length} lost rights and ${newer} registered since.`,
        ]
      : [
          `Nobody knows who has left or lost rights since ${start.time}: there was no later archive (--later).`,
          'Rights that were withdrawn since then are back. Look under Users at every admin and team member.',
        ]),
    ...(isNoted ? [`The dashboard of ${start.project} says that a restore was tested.`] : []),
  ].join('\n')
})

function named<Person extends ArchivedName>(
  title: string,
  people: Person[],
  more: (person: Person) => string = () => '',
): string[] {
  if (people.length === 0) return []
  return [title, ...people.map((person) => `  ${person.name} <${person.email}> ${person.uid}${more(person)}`)]
}

const formatRights = ({ rights, later }: Withdrawn): string =>
  `: was ${rights.role}, later ${later.role}${later.approved ? '' : ' without rights'}`
