import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { REGION } from 'domain/place.ts'
import type { FirebaseJson } from '../emulators/config/local-firebase-json.ts'
import { fromRoot, localFolder } from '../emulators/config/paths.ts'
import { step } from '../emulators/process/progress.ts'
import { runCommand } from '../emulators/process/run-command.ts'
import { seedSuite, startSuite } from '../emulators/services/suite.ts'
import { waitUntilLive } from '../emulators/services/wait-until-live.ts'
import { build } from '../emulators/tools/build.ts'
import { obtainChromium } from '../emulators/tools/chromium.ts'
import { findJava } from '../emulators/tools/java.ts'

const folder = localFolder('bench')

/** The benchmarks by name: `npm run bench -- NAME` runs one of them. It gets the other words. */
const BENCHES = {
  figures: 'figures/run.ts',
  views: 'views/run.ts',
  daily: 'daily/run.ts',
  duplicates: 'duplicates/run.ts',
  removal: 'removal/run.ts',
  backup: 'backup/run.ts',
  costs: 'costs/run.ts',
  uploads: 'uploads/run.ts',
  hosting: 'hosting/run.ts',
  lighthouse: 'lighthouse/run.ts',
}
const words = process.argv.slice(2)
const wanted = Object.entries(BENCHES).filter(([name]) => words.length === 0 || words.includes(name))
const others = words.filter((word) => !Object.hasOwn(BENCHES, word))

await runCommand({
  name: 'npm run bench',
  folder,
  interrupted: 1,
  async work(processes) {
    const java = findJava()
    const chromium = await obtainChromium(processes, 'whole')
    await build(processes, { pages: true })
    cpSync(fromRoot('bench', 'empty-function'), join(folder, 'empty'), { recursive: true })
    const suite = { name: 'bench', project: 'demo-chamber-bench', java, alter: withEmptyFunction } as const
    const { env } = await startSuite(processes, suite)
    await seedSuite(processes, env)
    await waitUntilLive(env)
    const options = { show: true, env: { ...env, CHROMIUM_PATH: chromium } }
    // lighthouse runs first, while the posts are those of the sample
    for (const [name, file] of wanted.toReversed())
      await step(`Measuring: ${name}`, () =>
        processes.runOrFail('Measuring failed', name, [fromRoot('bench', file), ...others], options),
      )
    return 0
  },
})

/** Adds a function that does nothing as a baseline. Only the bench has it, not the deployed firebase.json. */
function withEmptyFunction({ functions, hosting, ...others }: FirebaseJson): FirebaseJson {
  const rewrite = { source: '/bench/empty', function: { functionId: 'empty', region: REGION } }
  return {
    ...others,
    functions: [...functions, { source: 'empty', codebase: 'empty', runtime: 'nodejs24' }],
    hosting: { ...hosting, rewrites: [rewrite, ...hosting.rewrites] },
  }
}
