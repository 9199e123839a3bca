import { join } from 'node:path'
import { localFolder } from '../config/paths.ts'
import type { Processes } from '../process/processes.ts'
import { say } from '../process/progress.ts'
import { runCommand } from '../process/run-command.ts'
import { seedSuite, startSuite } from '../services/suite.ts'
import { runChecks } from '../stages/checks.ts'
import { runTests } from '../stages/run-tests.ts'
import { type Stage, stages } from '../stages/stages.ts'
import { type Result, summarise } from '../stages/summary.ts'
import { build } from '../tools/build.ts'
import { obtainChromium } from '../tools/chromium.ts'
import { findJava, type Java } from '../tools/java.ts'

// `npm test -- api register` runs the API tests of the files whose path contains "register".
const words = process.argv.slice(2)
const named = Object.keys(stages).filter((stage) => words.includes(stage))
const wanted = Object.entries(stages).filter(([name]) => named.length === 0 || named.includes(name))
const files = words.filter((word) => !(word in stages))

const folder = localFolder('test')

await runCommand({
  name: 'npm test',
  folder,
  interrupted: 1,
  async work(processes) {
    const java = wanted.some(([, { needs }]) => needs) ? findJava() : undefined
    const results: Record<string, Result> = {}
    const chromium = wanted.some(([, { browser }]) => browser) ? obtainChromium(processes) : undefined
    const run = stageRunner(processes, results, chromium)
    const alone = run(undefined)
    const [, storageStandIn] = await Promise.all([alone, java && runOnSuite(processes, java, run, alone)])

    const order = Object.keys(stages).flatMap((name) => (results[name] ? [[name, results[name]]] : []))
    const textOnly =
      'Storage rules: only the text was compared, since their official runtime could not be downloaded.'
    return summarise(Object.fromEntries(order), storageStandIn && results['rules'] ? [textOnly] : [])
  },
})

type RunStages = (needs: Stage['needs'], env?: NodeJS.ProcessEnv) => Promise<void>

/** @returns runs the wanted stages that need so much, one after the other, and keeps their results */
function stageRunner(
  processes: Processes,
  results: Record<string, Result>,
  chromium: Promise<string> | undefined,
): RunStages {
  return async (needs, env = {}) => {
    for (const [stage, { runner, ...others }] of wanted) {
      if (others.needs !== needs) continue
      if (runner === 'checks') results[stage] = await runChecks(processes)
      else {
        const browser = others.browser ? { CHROMIUM_PATH: await chromium } : {}
        results[stage] = await runTests(processes, {
          ...{ stage, runner, files },
          report: join(folder, 'reports', `${stage}.json`),
          env: { ...env, ...browser },
          show: needs === 'sample data',
        })
      }
    }
  }
}

/**
 * @param alone what runs while the suite starts, which tests on sample data wait for: they have the terminal, and
 *   times to keep
 * @returns whether Storage rules were only compared as text
 */
async function runOnSuite(processes: Processes, java: Java, run: RunStages, alone: Promise<void>) {
  await build(processes, { pages: true })
  const { choice, env } = await startSuite(processes, { name: 'test', project: 'demo-chamber-test', java })
  choice.lines.forEach(say)
  await Promise.all([seedSuite(processes, env), run('emulators', env)])
  await alone
  await run('sample data', env)
  return choice.storageStandIn
}
