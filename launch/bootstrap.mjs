// What npm scripts call: node launch/bootstrap.mjs COMMAND [ARGUMENT …]
// It runs on whatever Node is there, before anything is installed: plain JavaScript without dependencies. The commands
// themselves are TypeScript, which the pinned Node 24 runs as it stands.
import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { install, isSomethingMissing } from './bootstrap/install.mjs'
import { isNewEnough } from './bootstrap/node-version.mjs'
import { runChild } from './bootstrap/run-child.mjs'

if (!isNewEnough(process.versions.node)) {
  console.error(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org.`,
  )
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const node = pinnedNode()
const [name = '', ...args] = process.argv.slice(2)
const command = join(root, 'launch', 'commands', `${name}.ts`)

const mustInstall = isSomethingMissing(root, node)
if (mustInstall) {
  const code = await install(root)
  if (code !== 0) process.exit(code)
}
if (!mustInstall && realpathSync(process.execPath) === realpathSync(node)) {
  // npm finds the pinned Node first once it is installed: nothing is to be handed over
  process.argv.splice(1, 2, command)
  await import(pathToFileURL(command).href)
} else {
  const { code } = await runChild(pinnedNode(), [command, ...args])
  process.exit(code)
}

function pinnedNode() {
  const windows = join(root, 'node_modules', 'node', 'bin', 'node.exe')
  return existsSync(windows) ? windows : join(root, 'node_modules', 'node', 'bin', 'node')
}
