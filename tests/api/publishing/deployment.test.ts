import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isThorough } from '../../support/environment.ts'

const run = promisify(execFile)

/** The function of the deployment tool that lists the files to upload. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>
}

/** Runs the script of `npm run build:deploy` in a separate folder. */
async function buildDeployed(codebase: string, ...options: string[]): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), 'deployed-'))
  onTestFinished(() => rm(outdir, { recursive: true, force: true }))
  const script = 'functions/scripts/deployed/build.ts'
  await run(process.execPath, [script, codebase, '--outdir', outdir, ...options])
  return join(outdir, codebase)
}

/** What each codebase has beside its bundle. */
const FOLDERS = { default: [], publisher: ['faces', 'site'] }

test.each(['default', 'publisher'] as const)(
  'npm accepts the lockfile of the codebase %s, and the upload is the tested code without settings',
  async (codebase) => {
    const folder = await buildDeployed(codebase, '--dry-run')
    const { functions } = JSON.parse(await readFile('firebase.json', 'utf8')) as {
      functions: { codebase: string; ignore: string[] }[]
    }
    const { ignore = [] } = functions.find((each) => each.codebase === codebase) ?? {}
    const uploaded = await readdirRecursive({ path: folder, ignoreStrings: ignore })
    const files = uploaded.map(({ name }) => relative(folder, name))
    expect(files.filter((name) => !name.includes(sep)).toSorted()).toEqual([
      'index.js',
      'index.js.map',
      'package-lock.json',
      'package.json',
    ])
    const folders = new Set(files.flatMap((name) => (name.includes(sep) ? [name.split(sep)[0]] : [])))
    expect(folders).toEqual(new Set(FOLDERS[codebase]))
    for (const file of files.filter((name) => !/^package|\.map$/.test(name)))
      expect(await readFile(join(folder, file)), file).toEqual(
        await readFile(join('local', 'test', 'functions', codebase, file)),
      )
  },
)

// installs the packages in the same way as Google
if (isThorough)
  test.each(['default', 'publisher'])(
    'the deployed codebase %s can be installed and loaded alone',
    { timeout: 180_000 },
    async (codebase) => {
      const folder = await buildDeployed(codebase)
      const file = join(folder, 'index.js')
      const imported = [...(await readFile(file, 'utf8')).matchAll(/\bimport\("([^"]+)"\)/g)].map(
        ([, name = '']) => name,
      )
      expect(imported).toContain('sharp')
      const renderer = codebase === 'publisher' ? [join(folder, 'site', 'prerender.js')] : []
      const script = `const all = await Promise.all(${JSON.stringify([file, ...imported, ...renderer])}.map((name) => import(name)))
      console.log(JSON.stringify(Object.keys(all[0])))`
      const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: folder,
        env: { ...process.env, GCLOUD_PROJECT: 'demo-alone' },
      })
      const source = codebase === 'publisher' ? 'publisher' : 'index'
      const exported = Object.keys(
        (await import(`../../../functions/src/${source}.ts`)) as Record<string, unknown>,
      )
      expect(JSON.parse(stdout)).toEqual(exported.toSorted())
    },
  )
