// Runs a TypeScript file of the project: node emulators/bootstrap.mjs FILE [ARGUMENT …]
// It installs the packages first where they are missing, so it is plain JavaScript without dependencies.
// The pinned Node 24 then runs FILE.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install, isInstalled } from './bootstrap/install.mjs'
import { isNewEnough } from './bootstrap/node-version.mjs'
import { runChild } from './bootstrap/run-child.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

if (!isNewEnough(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org.`,
  )
  process.exit(1)
}

const mustInstall = !isEverythingThere()
if (mustInstall && !(await install(root))) process.exit(1)

const [file = '', ...args] = process.argv.slice(2)
const command = join(root, file)
if (!mustInstall && process.execPath === realpathSync(pinnedNode())) {
  // npm finds the pinned Node first once it is installed: nothing is to be handed over
  process.argv.splice(1, 2, command)
  await import(pathToFileURL(command).href)
} else {
  const { code } = await runChild(pinnedNode(), [command, ...args])
  process.exit(code)
}

function isEverythingThere() {
  const marker = join('node_modules', '.package-lock.json')
  if (!existsSync(marker) || !existsSync(pinnedNode())) return false
  const [wanted, installed] = ['package-lock.json', marker].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return isInstalled(wanted, installed)
}

function pinnedNode() {
  const windows = join(root, 'node_modules', 'node', 'bin', 'node.exe')
  return existsSync(windows) ? windows : join(root, 'node_modules', 'node', 'bin', 'node')
}
