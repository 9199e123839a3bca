import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { endTrees } from './ending.mjs'
import { Failure } from './failure.mjs'
import { processTable } from './process-table.mjs'

/**
 * What a run leaves on disk, so that the next one can end what a SIGKILL left behind.
 * @typedef {{ name: string, pid: number, started: string }} Named
 * @typedef {{ launcher: Named, parent: Named, processes: Named[] }} PidFile
 */

/**
 * @param {Named[]} named
 * @param {import('./process-table.mjs').Process[]} table
 * @returns {number[]} the ids that still belong to the same processes
 */
export function stillOurs(named, table) {
  return named
    .filter(({ pid, started }) => table.some((entry) => entry.pid === pid && entry.started === started))
    .map(({ pid }) => pid)
}

/**
 * @param {string} name
 * @param {number} pid
 * @returns {Named}
 */
export function nameProcess(name, pid) {
  return { name, pid, started: processTable().find((entry) => entry.pid === pid)?.started ?? 'gone' }
}

/**
 * Claims a suite's folder for this run: refuses while another run lives, ends what a killed one left behind.
 * @param {string} file where the pid file stands
 * @param {string} command how the run is called, for the message
 * @returns {Promise<{ add: (name: string, pid: number) => void, release: () => void, ended: number }>}
 */
export async function claimPidFile(file, command) {
  const earlier = readPidFile(file)
  const ended = earlier ? await endEarlier(earlier, command) : 0

  const launcher = nameProcess(command, process.pid)
  /** @type {PidFile} */
  const current = { launcher, parent: nameProcess('parent', process.ppid), processes: [] }
  const write = () => writeFileSync(file, JSON.stringify(current, null, 2))
  mkdirSync(dirname(file), { recursive: true })
  write()
  return {
    ended,
    add(name, pid) {
      current.processes.push(nameProcess(name, pid))
      write()
    },
    release: () => rmSync(file, { force: true }),
  }
}

/**
 * @param {string} file
 * @returns {PidFile | undefined}
 */
function readPidFile(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined // none, or cut off while being written
  }
}

/**
 * @param {PidFile} earlier
 * @param {string} command
 */
async function endEarlier({ launcher, parent, processes }, command) {
  const table = processTable()
  const lives = stillOurs([launcher], table).length > 0
  if (lives && stillOurs([parent], table).length > 0) {
    throw new Failure(
      `\`${command}\` is already running here (process ${launcher.pid}); stop it with Ctrl-C in its window, then try again.`,
    )
  }
  return endTrees(stillOurs([launcher, ...processes], table))
}
