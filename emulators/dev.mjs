import { copyFileSync, watchFile } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { answers } from './http-wait.mjs'
import { fromRoot, node24 } from './paths.mjs'
import { say, step } from './progress.mjs'
import { watchedRules } from './suite-folder.mjs'

/**
 * What `npm run dev` adds to a running suite: pages, functions and rules follow every change of their source.
 * @param {object} options
 * @param {import('./crew.mjs').Crew} options.crew
 * @param {string} options.folder the suite's
 * @param {import('./ports.mjs').Ports} options.ports
 * @returns {Promise<{ address: string, died: Promise<Failure> }>} where Vite serves the pages
 */
export async function followChanges({ crew, folder, ports }) {
  for (const name of watchedRules) {
    watchFile(fromRoot(name), { interval: 500 }, () => copyFileSync(fromRoot(name), join(folder, name)))
  }
  const outdir = join(folder, 'functions', 'lib')
  const builder = fromRoot('functions', 'build.mjs')
  const functions = crew.start('functions watch', node24(), [builder, '--watch', '--outdir', outdir], {
    onText: (text) => void (text.includes('[ERROR]') && say(text.trimEnd())),
  })

  const address = `http://127.0.0.1:${ports.vite}`
  const hosting = `http://127.0.0.1:${ports.hosting}`
  const server = fromRoot('emulators', 'dev-server.mjs')
  const vite = crew.start('vite', node24(), [server, String(ports.vite), hosting], {
    cwd: fromRoot('web'),
    onText: (text) => void (/error/i.test(text) && say(text.trimEnd())),
  })
  const died = Promise.race([
    vite.ended.then(() => new Failure(`Vite stopped by itself: see ${vite.log}, then start again.`)),
    functions.ended.then(
      () => new Failure(`The functions are no longer rebuilt: see ${functions.log}, then start again.`),
    ),
  ])
  await step('Starting Vite', async () => {
    const first = await Promise.race([answers(`${address}/src/main.tsx`, 60_000), died])
    if (first instanceof Failure) throw first
    if (!first) throw new Failure(`Vite did not start in time: see ${vite.log}, then start again.`)
  })
  return { address, died }
}
