import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Lockfile, type Manifest, deployedManifest, pruneLockfile } from './prune-lockfile.ts'

/** What `firebase deploy` uploads: firebase.json names it. Everything in it is made by `npm run build:deploy`, or elsewhere by a test. */
const folder = process.argv[2] ?? fromRoot('functions/deployed')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const manifest = read('functions/package.json') as Manifest
const { lockfile } = pruneLockfile('functions', manifest, read('package-lock.json') as Lockfile)
write('package.json', deployedManifest(manifest))
write('package-lock.json', lockfile)

function fromRoot(path: string) {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url))
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(fromRoot(path), 'utf8'))
}

function write(name: string, value: object) {
  writeFileSync(`${folder}/${name}`, `${JSON.stringify(value, null, 2)}\n`)
}
