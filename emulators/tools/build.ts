import { fromRoot } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'

/**
 * Builds the web app and the functions.
 * @param pages false in `npm run dev`: Vite builds the pages itself, and needs only their texts
 */
export async function build(processes: Processes, { pages }: { pages: boolean }): Promise<void> {
  /** Runs a script of a workspace's package.json. */
  const run = (workspace: string, script: string) =>
    processes.runOrFail(`The ${workspace} ${script} failed`, `${script} ${workspace}`, ['--run', script], {
      cwd: fromRoot(workspace),
    })
  if (pages) await step('Building the web app', () => run('web', 'build'))
  else await step('Collecting the texts', () => run('web', 'texts'))
  // the second: it includes what the build of the web app wrote for rendering pages
  await step('Building the functions', () => run('functions', 'build'))
}
