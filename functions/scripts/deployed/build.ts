import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Lockfile, type Manifest, deployedManifest, pruneLockfile } from './prune-lockfile.ts'
import { runBuild } from './run-build.ts'

// npm run build:deploy -- CODEBASE: makes functions/deployed/CODEBASE, which firebase.json names for `firebase deploy`.
// A test makes another folder: node functions/scripts/deployed/build.ts CODEBASE --outdir FOLDER [--dry-run]
const functions = join(import.meta.dirname, '..', '..')
const { values, positionals } = parseArgs({
  options: {
    outdir: { type: 'string', default: join(functions, 'deployed') },
    'dry-run': { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const [codebase = ''] = positionals
const folder = join(resolve(values.outdir), codebase)

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const manifest = read(functions, 'package.json') as Manifest
const { lockfile } = pruneLockfile(
  'functions',
  manifest,
  read(functions, '..', 'package-lock.json') as Lockfile,
)
write('package.json', deployedManifest(manifest))
write('package-lock.json', lockfile)
const build = ['--renderer', '--codebase', codebase, '--outdir', join(folder, '..')]
await run('Bundling', process.execPath, [join(functions, 'build.mjs'), ...build])
const dryRun = values['dry-run'] ? ['--dry-run', '--offline'] : []
await run('Installing', 'npm', ['ci', '--no-progress', '--no-audit', '--no-fund', ...dryRun])

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(...path), 'utf8'))
}

function write(name: string, value: object) {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
}

async function run(label: string, command: string, args: string[]) {
  const shell = command === 'npm' && process.platform === 'win32'
  const code = await runBuild(`${label} the functions (${codebase})`, folder, command, args, shell)
  if (code !== 0) process.exit(code)
}
