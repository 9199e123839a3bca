import { accounts } from './accounts.mjs'
import { build } from './build.mjs'
import { followChanges } from './dev.mjs'
import { install } from './install.mjs'
import { findJava } from './java.mjs'
import { launch } from './launch.mjs'
import { tickEveryMinute } from './minute.mjs'
import { say } from './progress.mjs'
import { startSuite } from './suite.mjs'

const project = 'demo-chamber'
const dev = process.argv.includes('--dev')
const ui = process.argv.includes('--ui')

await launch({
  suite: 'start',
  command: dev ? 'npm run dev' : 'npm start',
  async work(crew) {
    const java = findJava()
    await install(crew)
    await build(crew, { pages: !dev })
    const suite = await startSuite({ crew, name: 'start', project, java, ui, dev, onText: showLogs })
    const vite = dev ? await followChanges({ crew, ...suite }) : undefined
    tickEveryMinute(suite.env.FUNCTIONS_ORIGIN, project)
    sayWhatRuns(suite, vite?.address ?? suite.env.CHAMBER_ORIGIN)
    throw await Promise.race([suite.died, ...(vite ? [vite.died] : [])])
  },
})

/** @param {string} text of the emulators; a line that a function wrote begins with an angle bracket */
function showLogs(text) {
  for (const line of text.split('\n')) if (line.startsWith('>')) say(line)
}

/**
 * @param {Awaited<ReturnType<typeof startSuite>>} suite
 * @param {string} address
 */
function sayWhatRuns({ ports, choice }, address) {
  say('')
  choice.lines.forEach(say)
  say('')
  for (const { email, password, state } of accounts) {
    say(`${email.padEnd(26)} ${password.padEnd(14)} ${state}`)
  }
  say('')
  say(`Site:   ${address}`)
  say(`Mails:  http://127.0.0.1:${ports.mail}`)
  if (ui) say(`Emulator UI:  http://127.0.0.1:${ports.ui}`)
  say('Stop:   Ctrl-C')
  say('Ready')
}
