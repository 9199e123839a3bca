import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'

/** @param pages whether the pages are built too; in `npm run dev` Vite does so itself, and needs only their texts */
export async function build(processes: Processes, { pages }: { pages: boolean }): Promise<void> {
  await Promise.all([
    step('Building the functions', () => runScript(processes, 'functions', 'build')),
    pages
      ? step('Building the web app', () => runScript(processes, 'web', 'build'))
      : step('Collecting the texts', () => runScript(processes, 'web', 'texts')),
  ])
}

/** @param script of the workspace's package.json */
function runScript(processes: Processes, workspace: 'web' | 'functions', script: string): Promise<void> {
  const { command, args, shell } = npm(['run', script, '-w', workspace])
  const sentence = `The ${workspace} ${script} failed`
  return processes.runOrFail(sentence, `${script} ${workspace}`, command, args, { shell })
}

/** npm as it runs us, on the pinned Node; or the one on PATH if the launcher was called directly. */
function npm(args: string[]) {
  const cli = process.env['npm_execpath']
  if (cli?.endsWith('.js')) return { command: process.execPath, args: [cli, ...args], shell: false }
  return { command: 'npm', args, shell: process.platform === 'win32' }
}
