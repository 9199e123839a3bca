import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { descendants, processTable } from './process-table.mjs'

/**
 * Asks processes to end as Ctrl-C would, and ends with force what is still there after a while, their descendants
 * included.
 * @param {number[]} roots
 * @param {number} patience milliseconds between asking and forcing
 * @returns {Promise<number>} how many processes there were
 */
export async function endTrees(roots, patience = 5000) {
  const table = processTable()
  const tree = [...table.filter((entry) => roots.includes(entry.pid)), ...descendants(roots, table)]
  if (tree.length === 0) return 0

  for (const pid of roots) interrupt(pid)
  const deadline = Date.now() + patience
  let left = alive(tree)
  while (left.length > 0 && Date.now() < deadline) {
    await wait(50)
    left = alive(tree)
  }
  for (const { pid } of left) force(pid)
  return tree.length
}

/** @param {import('./process-table.mjs').Process[]} tree */
function alive(tree) {
  const now = new Map(processTable().map((entry) => [entry.pid, entry.started]))
  return tree.filter((entry) => now.get(entry.pid) === entry.started)
}

/** @param {number} pid the whole group if it leads one, as each process that the launcher starts does */
function interrupt(pid) {
  if (process.platform === 'win32') return force(pid)
  try {
    process.kill(-pid, 'SIGINT')
  } catch {
    quietly(() => process.kill(pid, 'SIGINT'))
  }
}

/** @param {number} pid */
function force(pid) {
  if (process.platform === 'win32') {
    quietly(() => execFileSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore' }))
  } else quietly(() => process.kill(pid, 'SIGKILL'))
}

/** @param {() => void} act on a process that may have ended meanwhile */
function quietly(act) {
  try {
    act()
  } catch {
    // it has ended
  }
}
