import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { REGION } from 'domain/region.ts'
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

/** What measures, each by the name that `npm run bench -- NAME` runs it alone by. */
const BENCHES = {
  figures: 'run.ts',
  views: 'views/run.ts',
  daily: 'daily/run.ts',
  costs: 'costs/run.ts',
  lighthouse: 'lighthouse/run.ts',
}
const words = process.argv.slice(2)
const wanted = Object.entries(BENCHES).filter(([name]) => words.length === 0 || words.includes(name))

await runCommand({
  name: 'npm run bench',
  folder,
  interrupted: 1,
  async work(processes) {
    const java = findJava()
    const chromium = await obtainChromium(processes, 'whole')
    await build(processes, { pages: true })
    cpSync(fromRoot('bench', 'nothing'), join(folder, 'nothing'), { recursive: true })
    const suite = { name: 'bench', project: 'demo-chamber-bench', java, alter: withNothing } as const
    const { env } = await startSuite(processes, suite)
    await seedSuite(processes, env)
    await waitUntilLive(env)
    const options = { show: true, env: { ...env, CHROMIUM_PATH: chromium } }
    // the one whose posts are those of the sample comes first
    for (const [name, file] of wanted.toReversed())
      await step(`Measuring: ${name}`, () =>
        processes.runOrFail('Measuring failed', name, [fromRoot('bench', file)], options),
      )
    return 0
  },
})

/** The do-nothing function is a codebase of the bench alone; the deployed firebase.json does not name it. */
function withNothing({ functions, hosting, ...others }: FirebaseJson): FirebaseJson {
  const rewrite = { source: '/bench/nothing', function: { functionId: 'nothing', region: REGION } }
  return {
    ...others,
    functions: [...functions, { source: 'nothing', codebase: 'nothing', runtime: 'nodejs24' }],
    hosting: { ...hosting, rewrites: [rewrite, ...hosting.rewrites] },
  }
}
