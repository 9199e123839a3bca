import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { isThorough } from '../../support/environment.ts'

const run = promisify(execFile)

/** The function of the deployment tool that lists the files to upload. */
const { readdirRecursive } = createRequire(import.meta.url)('firebase-tools/lib/fsAsync.js') as {
  readdirRecursive: (options: { path: string; ignoreStrings: string[] }) => Promise<{ name: string }[]>
}

/** Runs the script of `npm run build:deploy` in a separate folder. */
async function buildDeployed(...options: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await run(process.execPath, ['functions/scripts/deployed/build.ts', folder, ...options])
  return folder
}

test(
  'npm accepts the lockfile, and the upload is the tested code without settings',
  { timeout: 60_000 },
  async () => {
    const folder = await buildDeployed('--dry-run')
    const { functions } = JSON.parse(await readFile('firebase.json', 'utf8')) as {
      functions: { ignore: string[] }[]
    }
    const uploaded = await readdirRecursive({ path: folder, ignoreStrings: functions[0]?.ignore ?? [] })
    const files = uploaded.map(({ name }) => relative(folder, name)).toSorted()
    const faces = (await readdir('functions/src/site/cards/faces')).map((name) => join('lib', 'faces', name))
    expect(files.filter((name) => !name.startsWith(join('lib', 'site')))).toEqual([
      ...faces.toSorted(),
      join('lib', 'index.js'),
      join('lib', 'index.js.map'),
      'package-lock.json',
      'package.json',
    ])
    for (const file of ['index.js', join('site', 'prerender.js'), join('site', 'frame.json')])
      expect(await readFile(join(folder, 'lib', file)), file).toEqual(
        await readFile(join('local', 'test', 'functions', 'lib', file)),
      )
  },
)

// installs the packages in the same way as Google
if (isThorough)
  test('the deployed package can be installed and loaded alone', { timeout: 180_000 }, async () => {
    const folder = await buildDeployed()
    const file = join(folder, 'lib', 'index.js')
    const imported = [...(await readFile(file, 'utf8')).matchAll(/\bimport\("([^"]+)"\)/g)].map(
      ([, name = '']) => name,
    )
    expect(imported).toContain('busboy')
    const modules = [file, ...imported, join(folder, 'lib', 'site', 'prerender.js')]
    const script = `const all = await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)))
      console.log(JSON.stringify(Object.keys(all[0])))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { ...process.env, GCLOUD_PROJECT: 'demo-alone' },
    })
    const exported = Object.keys(await import('../../../functions/src/index.ts'))
    expect(JSON.parse(stdout)).toEqual(exported.toSorted())
  })
