import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const npmInstall =
  'npm install --omit=dev --ignore-scripts --no-package-lock --no-audit --no-fund --prefer-offline'

/** What is imported only where it is used. */
const lazyImports = (built: string) =>
  [...built.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name = '']) => name)

// `firebase deploy` uploads this folder alone, and Google installs it from its package.json: nothing of the
// workspace, nor a package that only the root or the web app has, may be needed.
test('the functions can be installed and loaded by themselves', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  try {
    await cp('functions/package.json', join(folder, 'package.json'))
    await run(process.execPath, ['functions/build.mjs', '--renderer', '--outdir', join(folder, 'lib')])
    const [command = '', ...args] = npmInstall.split(' ')
    await run(command, args, { cwd: folder, shell: process.platform === 'win32' })

    const file = join(folder, 'lib', 'index.js')
    const modules = [pathToFileURL(file).href, ...lazyImports(await readFile(file, 'utf8'))]
    expect(modules).toContain('busboy')
    // what renders the pages is imported by its address, and needs no package at all
    modules.push(pathToFileURL(join(folder, 'lib', 'site', 'prerender.js')).href)
    expect(await readFile(join(folder, 'lib', 'site', 'frame.json'), 'utf8')).toContain('/assets/')
    const script = `const all = await Promise.all(${JSON.stringify(modules)}.map((name) => import(name)))
      console.log(JSON.stringify(Object.keys(all[0])))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      env: { ...process.env, GCLOUD_PROJECT: 'demo-alone' },
    })
    const exported = Object.keys(await import('../../../functions/src/index.ts'))
    expect(JSON.parse(stdout)).toEqual(exported.toSorted())
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 120_000)
