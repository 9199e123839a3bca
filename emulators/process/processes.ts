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

export interface ProcessOptions {
  /** Node, unless it says otherwise. */
  command?: string
  cwd?: string
  /** Beside the launcher's own environment. */
  env?: NodeJS.ProcessEnv
  /** Lets it write to the terminal itself; nothing of that is kept. */
  show?: boolean
  /** Hears each line that it writes. */
  onLine?: (line: string) => void
}

/** A process that the launcher has started. */
export interface ManagedProcess {
  /** Undefined if it could not be started. */
  pid: number | undefined
  /** The file that keeps what it writes. */
  log: string
  /** When it has ended: whether it went well. */
  ended: Promise<boolean>
  output: () => string
  lastLines: () => string
}

/** Everything that one run of the launcher has started, so that it can be stopped as one. */
export type Processes = ReturnType<typeof createProcesses>

/**
 * @param logs folder for one log file a process
 * @param register notes a process in the pid file
 */
export function createProcesses(logs: string, register: (pid: number) => void) {
  mkdirSync(logs, { recursive: true })
  const pids = new Set<number>()
  let isStopping = false
  const { promise: failure, resolve: fail } = Promise.withResolvers<Failure>()

  /** Starts a process that is a group of its own: Ctrl-C reaches the launcher alone, which then stops each in turn. */
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

  /** Has a process ended with the others that somebody else started, such as Java by firebase-tools. */
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

  /** Runs a process that must go well. @param sentence what is said if it does not */
  async function runOrFail(sentence: string, name: string, args: string[], options: ProcessOptions = {}) {
    const { ok, log, lastLines } = await run(name, args, options)
    if (ok) return
    if (!options.show) say(lastLines)
    throw new Failure(`${sentence}: the reason stands above and in ${log}; mend it, then try again.`)
  }

  /** Ends everything that is still running; nothing can be started afterwards. */
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
    /** Ends some while the others go on. */
    stop: (some: ManagedProcess[]) => stopTrees(some.flatMap(({ pid }) => pid ?? [])),
    isStopping: () => isStopping,
    /** Ends the whole run, since something went wrong that nobody awaits. */
    fail,
    /** What ended it. */
    failure,
  }
}
