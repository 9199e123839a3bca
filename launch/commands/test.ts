import { localFolder } from '../config/paths.ts'
import { say } from '../process/progress.ts'
import { runCommand } from '../process/run-command.ts'
import { seedSuite, startSuite } from '../services/suite.ts'
import { runStage, stages } from '../stages/stages.ts'
import { type Result, summarise } from '../stages/summary.ts'
import { build } from '../tools/build.ts'
import { obtainChromium } from '../tools/chromium.ts'
import { findJava } from '../tools/java.ts'

// `npm test -- api register` runs the API tests of the files whose path contains "register".
const words = process.argv.slice(2)
const names = Object.keys(stages)
const named = names.filter((name) => words.includes(name))
const files = words.filter((word) => !names.includes(word))
const wanted = Object.entries(stages).filter(([name]) => named.length === 0 || named.includes(name))

const TEXT_ONLY =
  'Storage rules: only the text was compared, since their official runtime could not be downloaded.'

await runCommand({
  name: 'npm test',
  folder: localFolder('test'),
  interrupted: 1,
  async work(processes) {
    const java = wanted.some(([, { needs }]) => needs) ? findJava() : undefined
    const chromium = wanted.some(([, { browser }]) => browser) ? obtainChromium(processes) : undefined
    const results = new Map<string, Result>()
    const remarks: string[] = []

    /** Runs the wanted stages that need just this, one after the other. */
    async function run(need: 'emulators' | 'sample data' | undefined, env: NodeJS.ProcessEnv = {}) {
      for (const [name, { needs, browser }] of wanted) {
        if (needs !== need) continue
        const withBrowser = browser ? { ...env, CHROMIUM_PATH: await chromium } : env
        results.set(name, await runStage(processes, name, files, withBrowser))
      }
    }

    const alone = run(undefined)
    const onSuite = async () => {
      if (!java) return
      await build(processes, { pages: true })
      const { binaries, env } = await startSuite(processes, {
        name: 'test',
        project: 'demo-chamber-test',
        java,
      })
      binaries.lines.forEach(say)
      if (binaries.hasStorageStandIn) remarks.push(TEXT_ONLY)
      await Promise.all([seedSuite(processes, env), run('emulators', env)])
      // these have times to keep, and the terminal to themselves
      await alone
      await run('sample data', env)
    }
    await Promise.all([alone, onSuite(), chromium])

    const inOrder = names.flatMap((name) => {
      const result = results.get(name)
      return result ? [{ name, ...result }] : []
    })
    return summarise(inOrder, results.has('rules') ? remarks : [])
  },
})
