import { localFolder } from '../config/paths.ts'
import { runCommand } from '../process/run-command.ts'
import { runChecks } from '../stages/checks.ts'
import { summarise } from '../stages/summary.ts'

await runCommand({
  name: 'npm run check',
  folder: localFolder('check'),
  interrupted: 1,
  work: async (processes) => summarise([{ name: 'checks', ...(await runChecks(processes)) }]),
})
