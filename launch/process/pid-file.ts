import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from './failure.ts'
import { processTable, type ProcessEntry } from './process-table.ts'
import { stopTrees } from './stop-trees.ts'

/** Enough to know a process again in a later run. */
export interface NamedProcess {
  name: string
  pid: number
  started: string
}

/** What a run leaves on disk, so that the next one can end what a SIGKILL left behind. */
interface PidFile {
  launcher: NamedProcess
  parent: NamedProcess
  processes: NamedProcess[]
}

/** The ids that still belong to the same processes. */
export function stillOurs(named: NamedProcess[], table: ProcessEntry[]): number[] {
  return named
    .filter(({ pid, started }) => table.some((entry) => entry.pid === pid && entry.started === started))
    .map(({ pid }) => pid)
}

/** @param name for whoever reads the file */
export function nameProcess(name: string, pid: number): NamedProcess {
  return { name, pid, started: processTable().find((entry) => entry.pid === pid)?.started ?? 'gone' }
}

/**
 * Claims a folder for this run: refuses while another run lives, ends what a killed one left behind.
 * @param file where the pid file stands
 * @param command how the run is called, for the message
 * @returns `ended`: how many processes an earlier run had left
 */
export async function claimPidFile(file: string, command: string) {
  const earlier = readPidFile(file)
  const ended = earlier ? await endEarlier(earlier, command) : 0

  const current: PidFile = {
    launcher: nameProcess(command, process.pid),
    parent: nameProcess('parent', process.ppid),
    processes: [],
  }
  const write = () => writeFileSync(file, JSON.stringify(current, null, 2))
  mkdirSync(dirname(file), { recursive: true })
  write()
  return {
    ended,
    add(name: string, pid: number) {
      current.processes.push(nameProcess(name, pid))
      write()
    },
    remove: () => rmSync(file, { force: true }),
  }
}

function readPidFile(file: string): PidFile | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PidFile
  } catch {
    return undefined // none, or cut off while being written
  }
}

async function endEarlier({ launcher, parent, processes }: PidFile, command: string): Promise<number> {
  const table = processTable()
  // a launcher without its parent is one whose npm was killed
  if (stillOurs([launcher], table).length > 0 && stillOurs([parent], table).length > 0) {
    throw new Failure(
      `\`${command}\` is already running here (process ${launcher.pid}); stop it with Ctrl-C in its window, then try again.`,
    )
  }
  return stopTrees(stillOurs([launcher, ...processes], table))
}
