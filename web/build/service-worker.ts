import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'

/** Builds a file of `web/service-worker` into one script without imports. */
export async function buildServiceWorker(file: 'service-worker.ts' | 'remove.ts'): Promise<string> {
  const input = fileURLToPath(new URL(`../service-worker/${file}`, import.meta.url))
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return built.output[0].code
}

/** Adds the service worker to the site, or the script that removes it from every device. */
export const serviceWorker = (): Plugin => {
  let keepsPages = true
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ env }) => {
      keepsPages = env['VITE_OFFLINE_PAGES'] !== 'no'
    },
    async generateBundle() {
      const source = await buildServiceWorker(keepsPages ? 'service-worker.ts' : 'remove.ts')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
    },
  }
}
