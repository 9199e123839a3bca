import { step } from '../../emulators/process/progress.ts'
import { runOnProject } from './backup/choose-project.ts'

const HELP = `npm run backup -- PROJECT FILE
npm run backup -- PROJECT --people FILE

The first copies documents, accounts and files into one encrypted file. An interrupted run goes on with FILE.part.
The second writes who has an account now. npm run restore needs it to name who has left since a backup.
The key is the environment's BACKUP_KEY, otherwise the secret of the project. It asks nothing.`

await runOnProject(HELP, async (project, file, people) => {
  const { backUp, formatCounts, listPeople } = await import('../src/backup/back-up.ts')
  if (people && !file) return `${people}: ${await listPeople(project, people)} accounts`
  if (!file || people) return undefined
  const counts = await step(`Copying ${project.id}`, (note) => backUp(project, file, note))
  return `${file}: ${formatCounts(counts)}`
})
