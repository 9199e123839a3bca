import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { FirebaseJson } from '../config/local-firebase-json.ts'
import { fromRoot, localFolder } from '../config/paths.ts'
import { Failure } from '../process/failure.ts'
import type { Processes } from '../process/processes.ts'
import { step } from '../process/progress.ts'
import { runCommand } from '../process/run-command.ts'
import { seedSuite, startSuite } from '../services/suite.ts'
import { build } from '../tools/build.ts'
import { obtainChromium } from '../tools/chromium.ts'
import { findJava } from '../tools/java.ts'

const folder = localFolder('bench')

await runCommand({
  name: 'npm run bench',
  folder,
  interrupted: 1,
  async work(processes) {
    const java = findJava()
    const chromium = await obtainChromium(processes)
    await build(processes, { pages: true })
    const timed = await step('Timing npm start', () => timeStart(processes))

    cpSync(fromRoot('bench', 'nothing'), join(folder, 'nothing'), { recursive: true })
    const suite = { name: 'bench', project: 'demo-chamber-bench', java, alter: withNothing } as const
    const { env } = await startSuite(processes, suite)
    await seedSuite(processes, env)
    await step('Measuring', () =>
      processes.runOrFail('Measuring failed', 'measuring', process.execPath, [fromRoot('bench', 'run.ts')], {
        show: true,
        env: { ...env, ...timed, CHROMIUM_PATH: chromium },
      }),
    )
    return 0
  },
})

/** Milliseconds until `npm start` says `Ready`, and those of them in which only the official emulators were starting. */
async function timeStart(processes: Processes) {
  const started = performance.now()
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>()
  const seen: Record<string, number> = {}
  const npmStart = processes.start(
    'npm start',
    process.execPath,
    [fromRoot('launch', 'commands', 'start.ts')],
    {
      onLine(line) {
        seen[line.replace(/ \(\d+ s\)$/, '')] ??= performance.now() - started
        if (line === 'Ready') beReady()
      },
    },
  )
  const ended = npmStart.ended.then(() => true)
  if (await Promise.race([ready, ended])) {
    throw new Failure(
      `npm start ended by itself: the reason stands in ${npmStart.log}; mend it, then try again.`,
    )
  }
  await processes.stop([npmStart])
  const at = (line: string) => seen[line] ?? NaN
  return {
    START_MS: String(at('Ready')),
    EMULATORS_MS: String(at('✓ Starting the emulators') - at('… Starting the emulators')),
  }
}

/** The do-nothing function is a codebase of the bench alone; the deployed firebase.json does not name it. */
function withNothing({ functions, hosting, ...others }: FirebaseJson): FirebaseJson {
  const rewrite = { source: '/bench/nothing', function: { functionId: 'nothing', region: 'europe-west1' } }
  return {
    ...others,
    functions: [...functions, { source: 'nothing', codebase: 'nothing', runtime: 'nodejs24' }],
    hosting: { ...hosting, rewrites: [rewrite, ...hosting.rewrites] },
  }
}
