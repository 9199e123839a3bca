import { accounts } from './seed/accounts.ts'
import { localFolder } from './config/paths.ts'
import { say } from './process/progress.ts'
import { runCommand } from './process/run-command.ts'
import { followChanges } from './services/follow-changes.ts'
import { startScheduler } from './services/scheduler.ts'
import { seedSuite, startSuite } from './services/suite.ts'
import { waitUntilLive } from './services/wait-until-live.ts'
import { build } from './tools/build.ts'
import { findJava } from './tools/java.ts'

const project = 'demo-chamber'
const dev = process.argv.includes('--dev')
const ui = process.argv.includes('--ui')

await runCommand({
  name: dev ? 'npm run dev' : 'npm start',
  folder: localFolder('start'),
  interrupted: 0,
  async work(processes) {
    const java = findJava()
    await build(processes, { pages: !dev })
    const suite = await startSuite(processes, { name: 'start', project, java, ui, dev, onLine: showLog })
    await seedSuite(processes, suite.env)
    // Vite renders each page itself
    if (!dev) await waitUntilLive(suite.env)
    const site = dev ? await followChanges(processes, suite.folder, suite.ports) : suite.env.CHAMBER_ORIGIN
    startScheduler(suite.env.FUNCTIONS_ORIGIN, project)
    printRunning(suite, site)
    throw await processes.failure
  },
})

/** Prints a line of the emulators if a function wrote it. It then begins with an angle bracket. */
function showLog(line: string): void {
  if (line.startsWith('>')) say(line)
}

function printRunning({ binaries, ports, env }: Awaited<ReturnType<typeof startSuite>>, site: string): void {
  say('')
  binaries.lines.forEach(say)
  say('')
  for (const { email, password, state } of Object.values(accounts)) {
    say(`${email.padEnd(26)} ${password.padEnd(14)} ${state}`)
  }
  say('')
  say(`Site:   ${site}`)
  say(`Mails:  ${env.MAIL_ORIGIN}`)
  if (ui) say(`Emulator UI:  http://127.0.0.1:${ports.ui}`)
  say('Stop:   Ctrl-C')
  say('Ready')
}
