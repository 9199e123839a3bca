import { build, context } from 'esbuild'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What each codebase of firebase.json exports. */
const ENTRIES = { default: 'src/index.ts', publisher: 'src/publisher.ts' }

const { values } = parseArgs({
  options: {
    // one of them; otherwise both
    codebase: { type: 'string' },
    // gets a folder for each codebase
    outdir: { type: 'string', default: 'lib' },
    watch: { type: 'boolean', default: false },
    // with what renders the pages, which the build of the web app has left
    renderer: { type: 'boolean', default: false },
  },
})

const codebases = Object.entries(ENTRIES).filter(([name]) => !values.codebase || name === values.codebase)

/** One file for a codebase: its folder is uploaded alone, so `domain` is bundled and registry packages are not. */
const options = {
  absWorkingDir: import.meta.dirname,
  entryPoints: codebases.map(([name, source]) => ({ in: source, out: `${name}/index` })),
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

// what the publisher draws and renders with
if (codebases.some(([name]) => name === 'publisher')) {
  const publisher = resolve(import.meta.dirname, values.outdir, 'publisher')
  await cp(join(import.meta.dirname, 'src/site/cards/faces'), join(publisher, 'faces'), { recursive: true })
  if (values.renderer) {
    const site = join(publisher, 'site')
    await rm(site, { recursive: true, force: true })
    await cp(join(import.meta.dirname, '..', 'web', '.prerender'), site, { recursive: true })
  }
}
