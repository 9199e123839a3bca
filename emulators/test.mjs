import { build } from './build.mjs'
import { runChecks } from './checks.mjs'
import { obtainChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { findJava } from './java.mjs'
import { launch } from './launch.mjs'
import { say } from './progress.mjs'
import { startSuite, suiteFolder } from './suite.mjs'
import { runVitestStage } from './vitest-stage.mjs'

const project = 'demo-chamber-test'
const folder = suiteFolder('test')
const allStages = ['checks', 'unit', 'rules', 'api', 'e2e']
const onSuite = ['rules', 'api', 'e2e']

// `npm test -- api register` runs the API tests of the files whose path contains "register".
const words = process.argv.slice(2)
const named = allStages.filter((stage) => words.includes(stage))
const stages = named.length > 0 ? named : allStages
const files = words.filter((word) => !allStages.includes(word))

/** @typedef {{ passed: number, failed: number, note?: string }} Result */

await launch({
  suite: 'test',
  command: 'npm test',
  async work(crew) {
    const java = stages.some((stage) => onSuite.includes(stage)) ? findJava() : undefined
    await install(crew)

    /** @type {Map<string, Result>} */
    const results = new Map()
    const alone = runAlone(crew, results)
    // Awaited below; until then a failure of the suite comes first.
    alone.catch(() => {})
    const suite = java && (await prepareSuite(crew, java))
    await alone
    if (suite) await Promise.race([runOnSuite(crew, suite, results), suite.died.then(fail)])

    return summarise(results, suite?.choice.storageStandIn ?? false)
  },
})

/** @typedef {import('./crew.mjs').Crew} Crew */
/** @typedef {Awaited<ReturnType<typeof prepareSuite>>} Prepared */

/** @param {Error} failure */
function fail(failure) {
  throw failure
}

/**
 * What needs no emulator.
 * @param {Crew} crew
 * @param {Map<string, Result>} results
 */
async function runAlone(crew, results) {
  if (stages.includes('checks')) results.set('checks', await runChecks(crew))
  if (stages.includes('unit')) {
    const stage = 'unit'
    results.set(stage, await runVitestStage({ crew, stage, folder, files, env: {}, show: false }))
  }
}

/**
 * @param {Crew} crew
 * @param {{ java: string, version: number, from: string }} java
 */
async function prepareSuite(crew, java) {
  const [suite, chromium] = await Promise.all([
    build(crew, { pages: true }).then(() =>
      startSuite({ crew, name: 'test', project, java, ui: false, dev: false, onText: () => {} }),
    ),
    stages.includes('e2e') ? obtainChromium(crew) : '',
  ])
  suite.choice.lines.forEach(say)
  return { ...suite, env: { ...suite.env, CHROMIUM_PATH: chromium } }
}

/**
 * @param {Crew} crew
 * @param {Prepared} suite
 * @param {Map<string, Result>} results
 */
async function runOnSuite(crew, { env }, results) {
  for (const stage of stages.filter((name) => onSuite.includes(name))) {
    results.set(stage, await runVitestStage({ crew, stage, folder, files, env, show: true }))
  }
}

/**
 * @param {Map<string, Result>} results
 * @param {boolean} storageStandIn
 * @returns {number} the exit code
 */
function summarise(results, storageStandIn) {
  say('')
  for (const [stage, { passed, failed, note }] of results) {
    say(`${stage.padEnd(8)} ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`)
  }
  if (storageStandIn && results.has('rules')) {
    say('Storage rules: only the text was compared, since their official runtime could not be downloaded.')
  }
  const total = [...results.values()]
  const passed = total.reduce((sum, result) => sum + result.passed, 0)
  const failed = total.reduce((sum, result) => sum + result.failed, 0)
  say(`${passed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}
