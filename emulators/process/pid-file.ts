import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from './failure.ts'
import { type ProcessEntry, processTable, stillAlive } from './process-table.ts'
import { stopTrees } from './stop-trees.ts'

/** The record that a run keeps on disk, so that the next one can end what a SIGKILL left behind. */
interface PidFile {
  launcher: ProcessEntry | undefined
  /** The npm or shell above the launcher. */
  parent: ProcessEntry | undefined
  processes: ProcessEntry[]
}

const findProcess = (pid: number) => processTable().find((entry) => entry.pid === pid)

const alive = (...former: (ProcessEntry | undefined)[]) =>
  stillAlive(former.filter((entry) => entry !== undefined))

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
    launcher: findProcess(process.pid),
    parent: findProcess(process.ppid),
    processes: [],
  }
  const write = () => writeFileSync(file, JSON.stringify(current))
  mkdirSync(dirname(file), { recursive: true })
  write()
  return {
    ended,
    add(pid: number) {
      const entry = findProcess(pid)
      if (!entry) return
      current.processes.push(entry)
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
  // a launcher without its parent is one whose npm was killed
  if (alive(launcher).length > 0 && alive(parent).length > 0) {
    throw new Failure(
      `\`${command}\` is already running here (process ${launcher?.pid}); stop it with Ctrl-C in its window, then try again.`,
    )
  }
  return stopTrees(alive(launcher, ...processes).map(({ pid }) => pid))
}
