import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { obtainChromium } from './chromium.mjs'
import { Failure } from './failure.mjs'
import { install } from './install.mjs'
import { findJava } from './java.mjs'
import { launch } from './launch.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { step } from './progress.mjs'
import { startSuite, suiteFolder } from './suite.mjs'

const suite = 'bench'

await launch({
  suite,
  command: 'npm run bench',
  async work(crew) {
    const java = findJava()
    await install(crew)
    const chromium = await obtainChromium(crew)
    await build(crew, { pages: true })
    const timed = await step('Timing npm start', () => timeStart(crew))

    cpSync(fromRoot('bench', 'nothing'), join(suiteFolder(suite), 'nothing'), { recursive: true })
    const started = await startSuite({
      crew,
      name: suite,
      project: 'demo-chamber-bench',
      java,
      ui: false,
      dev: false,
      onText: () => {},
      alter: withNothing,
    })
    const { ok, log } = await step('Measuring', () =>
      crew.run('measuring', node24(), [fromRoot('bench', 'run.ts')], {
        show: true,
        env: {
          ...started.env,
          CHROMIUM_PATH: chromium,
          START_MS: String(timed.startMs),
          EMULATORS_MS: String(timed.emulatorsMs),
        },
      }),
    )
    if (!ok)
      throw new Failure(`Measuring failed: the reason stands above and in ${log}; mend it, then try again.`)
    return 0
  },
})

/**
 * @typedef {{ startMs: number, emulatorsMs: number }} Timed milliseconds until the line `Ready`, and those of them in
 *   which only the official emulators were starting
 *
 * @param {import('./crew.mjs').Crew} crew
 * @returns {Promise<Timed>}
 */
async function timeStart(crew) {
  const started = performance.now()
  const seen = new Map()
  const signs = { began: /^… Starting the emulators/m, up: /^✓ Starting the emulators/m, ready: /^Ready$/m }
  let heard = ''
  /** @type {(timed: Timed) => void} */
  let beReady = () => {}
  /** @type {Promise<Timed>} */
  const ready = new Promise((resolve) => (beReady = resolve))
  const member = crew.start('npm start', process.execPath, [fromRoot('emulators', 'start.mjs')], {
    onText(text) {
      heard += text
      for (const [name, sign] of Object.entries(signs))
        if (!seen.has(name) && sign.test(heard)) seen.set(name, performance.now() - started)
      if (seen.has('ready'))
        beReady({ startMs: seen.get('ready'), emulatorsMs: seen.get('up') - seen.get('began') })
    },
  })
  const died = member.ended.then(() => {
    throw new Failure(
      `npm start ended by itself: the reason stands in ${member.log}; mend it, then try again.`,
    )
  })
  const timed = await Promise.race([ready, died])
  died.catch(() => {})
  await crew.end([member])
  return timed
}

/**
 * The do-nothing function is a codebase of the bench alone; the deployed firebase.json does not name it.
 * @param {Record<string, any>} json
 */
function withNothing(json) {
  const rewrite = { source: '/bench/nothing', function: { functionId: 'nothing', region: 'europe-west1' } }
  return {
    ...json,
    functions: [...json['functions'], { source: 'nothing', codebase: 'nothing', runtime: 'nodejs24' }],
    hosting: { ...json['hosting'], rewrites: [rewrite, ...json['hosting'].rewrites] },
  }
}
