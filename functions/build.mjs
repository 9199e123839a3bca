import { build, context } from 'esbuild'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    outdir: { type: 'string', default: 'lib' },
    watch: { type: 'boolean', default: false },
    // with what renders the pages, which the build of the web app has left
    renderer: { type: 'boolean', default: false },
  },
})

/** One file: `firebase deploy` uploads this folder alone, so `domain` is bundled and registry packages are not. */
const options = {
  absWorkingDir: import.meta.dirname,
  entryPoints: ['src/index.ts'],
  outdir: values.outdir,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  packages: 'external',
  alias: { domain: '../domain/src' },
  sourcemap: true,
}

if (values.watch) await (await context({ ...options, logLevel: 'info' })).watch()
else await build(options)

const faces = 'src/site/cards/faces'
await cp(join(import.meta.dirname, faces), resolve(import.meta.dirname, values.outdir, 'faces'), {
  recursive: true,
})

if (values.renderer) {
  const folder = resolve(import.meta.dirname, values.outdir, 'site')
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, '..', 'web', '.prerender'), folder, { recursive: true })
}
