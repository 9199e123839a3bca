import { localFolder } from '../../emulators/config/paths.ts'
import { runCommand } from '../../emulators/process/run-command.ts'
import { runChecks } from './checks.ts'
import { summarise } from './summary.ts'

await runCommand({
  name: 'npm run check',
  folder: localFolder('check'),
  interrupted: 1,
  work: async (processes) => summarise([{ name: 'checks', ...(await runChecks(processes)) }]),
})
