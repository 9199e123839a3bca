import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../config/paths.ts'
import { Failure } from './failure.ts'
import { say } from './progress.ts'
import { stopTrees } from './stop-trees.ts'

const KEPT_CHARACTERS = 500_000
const LAST_LINES = 25

interface ProcessOptions {
  /** The program to run, Node by default. */
  command?: string
  cwd?: string
  /** Variables beside those of this process. */
  env?: NodeJS.ProcessEnv
  /** Sends its output to the terminal instead of a log file. */
  show?: boolean
  /** Called with each line of its output. */
  onLine?: (line: string) => void
}

/** Represents a process that this run has started. */
export interface ManagedProcess {
  /** Undefined if it could not be started. */
  pid: number | undefined
  /** Holds the path of the file with its output. */
  log: string
  /** Resolves when it has ended: true if it succeeded. */
  ended: Promise<boolean>
  output: () => string
  lastLines: () => string
}

/** The processes that one run has started, so that it can stop all of them. */
export type Processes = ReturnType<typeof createProcesses>

/**
 * Creates the list of the processes of one run, with functions to start and stop them.
 * @param logs folder for one log file for each process
 * @param register notes a process in the pid file
 */
export function createProcesses(logs: string, register: (pid: number) => void) {
  mkdirSync(logs, { recursive: true })
  const pids = new Set<number>()
  let isStopping = false
  const { promise: failure, resolve: fail } = Promise.withResolvers<Failure>()

  /** Starts a process in its own group: Ctrl-C reaches only this process, which then stops the others. */
  function start(name: string, args: string[], options: ProcessOptions = {}): ManagedProcess {
    const { command = process.execPath, cwd = root, env, show = false, onLine } = options
    if (isStopping) throw new Failure('Stopped.')
    const log = join(logs, `${name.replaceAll(' ', '-')}.log`)
    const file = createWriteStream(log)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      stream.setEncoding('utf8').on('data', (text: string) => {
        file.write(text)
        output = (output + text).slice(-KEPT_CHARACTERS)
      })
      if (onLine) createInterface({ input: stream }).on('line', onLine)
    }
    const { pid } = child
    if (pid !== undefined) adopt(pid)
    const { promise: ended, resolve: end } = Promise.withResolvers<boolean>()
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => {
      if (pid !== undefined) pids.delete(pid)
      file.end()
      end(code === 0)
    })
    const lastLines = () => output.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
    return { pid, log, ended, output: () => output, lastLines }
  }

  /** Registers a process that another program started, such as Java by firebase-tools. It is stopped with the others. */
  function adopt(pid: number): void {
    pids.add(pid)
    register(pid)
  }

  /** Runs a process to its end. */
  async function run(name: string, args: string[], options: ProcessOptions = {}) {
    const { ended, log, output, lastLines } = start(name, args, options)
    const ok = await ended
    if (isStopping) throw new Failure('Stopped.')
    return { ok, log, output: output(), lastLines: lastLines() }
  }

  /** Runs a process that must succeed. @param sentence the message if it fails */
  async function runOrFail(sentence: string, name: string, args: string[], options: ProcessOptions = {}) {
    const { ok, log, lastLines } = await run(name, args, options)
    if (ok) return
    if (!options.show) say(lastLines)
    throw new Failure(`${sentence}: read the reason above or in ${log}, correct it, then try again.`)
  }

  /** Ends all running processes. No process can be started afterwards. */
  async function stopAll(): Promise<void> {
    isStopping = true
    await stopTrees([...pids])
  }

  return {
    start,
    run,
    runOrFail,
    adopt,
    stopAll,
    /** Ends some processes while the others continue. */
    stop: (some: ManagedProcess[]) => stopTrees(some.flatMap(({ pid }) => pid ?? [])),
    isStopping: () => isStopping,
    /** Ends the whole run after a failure that no caller awaits. */
    fail,
    /** Resolves with the failure that ends the run; never rejects. */
    failure,
  }
}
