import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { descendants, type ProcessEntry, processTable, stillAlive } from './process-table.ts'

const PATIENCE_MS = 5000
const BETWEEN_LOOKS_MS = 50

/**
 * Asks processes to end as Ctrl-C would, and ends with force what is still there after a while, their descendants
 * included.
 * @param roots their ids
 * @param patience milliseconds between asking and forcing
 * @returns how many processes there were
 */
export async function stopTrees(roots: number[], patience = PATIENCE_MS): Promise<number> {
  const table = processTable()
  const tree = [...table.filter(({ pid }) => roots.includes(pid)), ...descendants(roots, table)]
  roots.forEach(interrupt)
  const deadline = Date.now() + patience
  // asked again and again, since no system tells of the end of a process that is not one's own child
  while (stillAlive(tree).length > 0 && Date.now() < deadline) await wait(BETWEEN_LOOKS_MS)
  stillAlive(tree).forEach(force)
  // what was started while the others were ending is in none of these tables, but in their group
  if (process.platform !== 'win32') roots.forEach((pid) => signal(-pid, 'SIGKILL'))
  return tree.length
}

/** Asks a process to end, and its whole group if it leads one, as each process that the launcher starts does. */
function interrupt(pid: number): void {
  // Windows has no way to ask
  if (process.platform === 'win32') force({ pid })
  else if (!signal(-pid, 'SIGINT')) signal(pid, 'SIGINT')
}

function force({ pid }: Pick<ProcessEntry, 'pid'>): void {
  if (process.platform !== 'win32') return void signal(pid, 'SIGKILL')
  try {
    execFileSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore' })
  } catch {
    // it has ended meanwhile
  }
}

/** Sends a signal. @returns whether the process was there */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
