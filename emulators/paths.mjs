import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's own folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** @param {string[]} parts below the repository's folder */
export const fromRoot = (...parts) => join(root, ...parts)

/** The pinned Node 24, which everything but the launcher itself runs on; there only after the installation. */
export function node24() {
  const windows = fromRoot('node_modules', 'node', 'bin', 'node.exe')
  return existsSync(windows) ? windows : fromRoot('node_modules', 'node', 'bin', 'node')
}
