import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type LockedPackage,
  type Lockfile,
  type Manifest,
  deployedManifest,
  pruneLockfile,
  resolve,
} from './prune-lockfile.ts'

const CODEBASES = ['default', 'publisher']

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown
const whole = read('package-lock.json') as Lockfile
const manifest = read('functions/package.json') as Manifest
const { lockfile, from } = pruneLockfile('functions', manifest, whole)
const deployed = lockfile.packages as Lockfile['packages']
/** Removes npm's marks of which packages need this one. */
const unmarked = ({
  dev: _dev,
  devOptional: _either,
  peer: _peer,
  optional: _optional,
  ...locked
}: LockedPackage) => locked

test('every deployed package is the tested one: same version, same checksum', () => {
  expect(Object.keys(from).length).toBeGreaterThan(200)
  for (const [place, source] of Object.entries(from))
    expect(unmarked(deployed[place] ?? {}), place).toEqual(unmarked(whole.packages[source] ?? {}))
})

test('each package resolves the same others as in the tests', () => {
  const wants = ({ dependencies, optionalDependencies }: Lockfile['packages'][string]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
  for (const [place, locked] of Object.entries(deployed))
    for (const name of wants(locked)) {
      const found = from[resolve(place, name, deployed) ?? '']
      const tested = resolve(place === '' ? 'functions' : (from[place] ?? ''), name, whole.packages)
      expect(found, `${place || 'functions'} wants ${name}`).toBe(tested)
    }
})

test('the deployment uses the Node version of the tests', () => {
  const { functions } = read('firebase.json') as {
    functions: { runtime: string; source: string; codebase: string }[]
  }
  const { node } = deployedManifest(manifest).engines
  expect(functions).toEqual(
    CODEBASES.map((codebase) =>
      expect.objectContaining({
        codebase,
        runtime: `nodejs${node}`,
        source: `functions/deployed/${codebase}`,
      }),
    ),
  )
  expect(whole.packages['node_modules/node']?.version).toMatch(new RegExp(`^${node}\\.`))
  expect(readFileSync('functions/build.mjs', 'utf8')).toContain(`target: 'node${node}'`)
})

test.each(CODEBASES)('every imported package of the codebase %s is deployed', (codebase) => {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { status, stderr } = spawnSync(process.execPath, ['functions/build.mjs', '--outdir', folder], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const code = readFileSync(join(folder, codebase, 'index.js'), 'utf8')
  const imported = [...code.matchAll(/^import .*from "([^"]+)";$|import\("([^"./][^"]*)"\)/gm)]
    .map(([, name, later]) => name ?? later ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  expect(imported.length).toBeGreaterThan(7)
  expect(Object.keys(deployedManifest(manifest).dependencies)).toEqual(expect.arrayContaining(imported))
})

test('a needed package that is not locked stops the deployment', () => {
  const lacking = { packages: { ...whole.packages } }
  delete lacking.packages['node_modules/busboy']
  expect(() => pruneLockfile('functions', manifest, lacking)).toThrow('busboy is not in the lockfile')
})
