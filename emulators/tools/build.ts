import { fromRoot } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'

/** @param pages whether the pages are built too; in `npm run dev` Vite does so itself, and needs only their texts */
export async function build(processes: Processes, { pages }: { pages: boolean }): Promise<void> {
  /** Runs a script of a workspace's package.json. */
  const run = (workspace: string, script: string) =>
    processes.runOrFail(`The ${workspace} ${script} failed`, `${script} ${workspace}`, ['--run', script], {
      cwd: fromRoot(workspace),
    })
  if (pages) await step('Building the web app', () => run('web', 'build'))
  else await step('Collecting the texts', () => run('web', 'texts'))
  // takes with it what the web's build left for rendering the site
  await step('Building the functions', () => run('functions', 'build'))
}
