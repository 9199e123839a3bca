import { build, context } from 'esbuild'
import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { outdir: { type: 'string', default: 'lib' }, watch: { type: 'boolean', default: false } },
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
else {
  await build(options)
  takeRenderer()
}

/** What renders the site, where the web was built before: the function that publishes loads it. */
function takeRenderer() {
  const rendering = join(import.meta.dirname, '..', 'web', '.prerender')
  if (!existsSync(rendering)) return
  for (const name of ['prerender.js', 'frame.json'])
    cpSync(join(rendering, name), resolve(import.meta.dirname, values.outdir, 'site', name))
}
