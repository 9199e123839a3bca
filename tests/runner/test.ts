import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { ClientEnv } from '../../emulators/config/client-env.ts'
import { localFolder } from '../../emulators/config/paths.ts'
import { say } from '../../emulators/process/progress.ts'
import { runCommand } from '../../emulators/process/run-command.ts'
import { seedSuite, startSuite } from '../../emulators/services/suite.ts'
import { waitUntilLive } from '../../emulators/services/wait-until-live.ts'
import { checkIndexes } from '../indexes/check-indexes.ts'
import { forgetQueries, recordedQueries } from '../indexes/recorded-queries.ts'
import { runStage, type Stage, stages } from './stages.ts'
import { type Result, summarise } from './summary.ts'
import { build } from '../../emulators/tools/build.ts'
import { obtainChromium } from '../../emulators/tools/chromium.ts'
import { findJava, type Java } from '../../emulators/tools/java.ts'
import { EARLIER_PROJECT, unpackEarlierData } from '../upgrade/earlier-data.ts'

// `npm test -- api register` runs the API tests of the files whose path contains "register".
// `npm test -- --thorough` adds the tests that take long.
const isThorough = process.argv.includes('--thorough')
const words = process.argv.slice(2).filter((word) => word !== '--thorough')
process.env['THOROUGH'] = String(isThorough)
// a test that makes pictures could hang, as a function could
process.env['VIPS_MAX_THREADS'] = parseEnv(readFileSync('functions/.env', 'utf8'))['VIPS_MAX_THREADS']
const named = stages.filter(({ name }) => words.includes(name))
const wanted = named.length > 0 ? named : stages.filter((stage) => isThorough || !stage.isThorough)
const files = words.filter((word) => !named.some(({ name }) => name === word))

const TEXT_ONLY =
  'Storage rules: only the text was compared, since their official runtime could not be downloaded.'

await runCommand({
  name: 'npm test',
  folder: localFolder('test'),
  interrupted: 1,
  async work(processes) {
    const java = wanted.some(({ needs }) => needs) ? findJava() : undefined
    const chromium = wanted.some(({ browser }) => browser) ? obtainChromium(processes, 'headless') : undefined
    const results = new Map<string, Result>()
    const remarks: string[] = []

    /** Runs the requested stages with this need, one after the other. */
    async function run(needs: Stage['needs'], env?: ClientEnv) {
      for (const stage of wanted.filter((one) => one.needs === needs)) {
        if (env && stage.needs === 'sample data' && stage.runner === 'playwright') {
          // two parallel pages use the whole machine
          await alone
          // other tests have changed posts; pages must not change while these tests look at them
          await waitUntilLive(env)
        }
        const withBrowser = stage.browser ? { ...env, CHROMIUM_PATH: await chromium } : env
        results.set(stage.name, await runStage(processes, stage, files, withBrowser ?? {}))
      }
    }

    const alone = run(undefined)
    const onSuite = async () => {
      if (!java) return
      await build(processes, { pages: true })
      if (wanted.some(({ needs }) => needs && needs !== 'earlier data')) await onSampleData(java)
      if (wanted.some(({ needs }) => needs === 'earlier data')) await onEarlierData(java)
    }

    const onSampleData = async (java: Java) => {
      forgetQueries()
      const { binaries, env } = await startSuite(processes, {
        name: 'test',
        project: 'demo-chamber-test',
        java,
        preloaded: import.meta.resolve('../indexes/record-functions.ts'),
      })
      binaries.lines.forEach(say)
      if (binaries.hasStorageStandIn) remarks.push(TEXT_ONLY)
      const fill = async () => {
        await seedSuite(processes, env)
        await waitUntilLive(env)
      }
      await Promise.all([fill(), run('emulators', env)])
      await run('sample data', env)
    }

    /** Starts a second suite with the data of an earlier version. */
    const onEarlierData = async (java: Java) => {
      const importFrom = await unpackEarlierData(processes, localFolder('earlier-data'))
      const { env } = await startSuite(processes, {
        name: 'upgrade',
        project: EARLIER_PROJECT,
        java,
        importFrom,
      })
      await run('earlier data', env)
    }
    await Promise.all([alone, onSuite(), chromium])

    const inOrder = stages.flatMap(({ name }) => {
      const result = results.get(name)
      return result ? [{ name, ...result }] : []
    })
    const asking = ['api', 'e2e'].map((name) => results.get(name))
    if (asking.some(Boolean)) {
      // a test that failed or was left out may be the only one with a query
      const isComplete = isThorough && files.length === 0 && asking.every((result) => result?.failed === 0)
      inOrder.push({ name: 'indexes', ...checkIndexes(recordedQueries(), isComplete) })
    }
    return summarise(inOrder, results.has('rules') ? remarks : [])
  },
})
