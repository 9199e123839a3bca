import { step } from '../../emulators/process/progress.ts'
import { runOnProject } from './backup/choose-project.ts'

const HELP = `npm run backup -- PROJECT FILE [--accounts]

Copies documents, accounts and files into one encrypted file. An interrupted run goes on with FILE.part.
With --accounts it copies the accounts alone.
The key is the environment's BACKUP_KEY, otherwise the secret of the project. It asks nothing.`

await runOnProject(HELP, { accounts: { type: 'boolean' } }, async (project, file, { accounts }) => {
  const { backUp, formatCounts } = await import('../src/backup/back-up.ts')
  const counts = await step(`Copying ${project.id}`, (note) =>
    backUp(project, file, { ...(accounts && { only: 'people' }), note }),
  )
  return `${file}: ${formatCounts(counts)}`
})
