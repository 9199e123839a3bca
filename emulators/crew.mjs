import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { endTrees } from './ending.mjs'
import { Failure } from './failure.mjs'
import { root } from './paths.mjs'

const keptLines = 25
const keptCharacters = 500_000

/**
 * Everything that one run of the launcher has started, so that it can be stopped as one.
 * @typedef {ReturnType<typeof createCrew>} Crew
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, show?: boolean, onText?: (text: string) => void }}
 *   Options `show` lets it write to the terminal itself
 * @typedef {{ pid: number, log: string, lastLines: () => string, output: () => string,
 *   ended: Promise<{ code: number | null, signal: NodeJS.Signals | null }> }} Member
 */

/**
 * @param {string} logs folder for one log file a process
 * @param {(name: string, pid: number) => void} register notes a process in the pid file
 */
export function createCrew(logs, register) {
  mkdirSync(logs, { recursive: true })
  /** @type {Set<number>} */
  const pids = new Set()
  let stopping = false

  /**
   * Starts a process that is a group of its own: Ctrl-C reaches the launcher alone, which then stops each in turn.
   * @param {string} name
   * @param {string} command
   * @param {string[]} args
   * @param {Options} options
   * @returns {Member}
   */
  function start(name, command, args, { cwd = root, env = {}, shell = false, show = false, onText } = {}) {
    if (stopping) throw new Failure('Stopped.')
    const log = join(logs, `${name.replaceAll(' ', '-')}.log`)
    const stream = createWriteStream(log)
    const child = spawn(command, args, {
      cwd,
      shell,
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    })
    let output = ''
    for (const source of [child.stdout, child.stderr]) {
      source?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        stream.write(text)
        output = (output + text).slice(-keptCharacters)
        onText?.(text)
      })
    }
    const pid = child.pid ?? 0
    if (pid) {
      pids.add(pid)
      register(name, pid)
    }
    /** @type {Member['ended']} */
    const ended = new Promise((resolve) => {
      child.once('error', (error) => {
        output += error.message
        resolve({ code: null, signal: null })
      })
      child.once('close', (code, signal) => {
        pids.delete(pid)
        stream.end()
        resolve({ code, signal })
      })
    })
    return {
      pid,
      log,
      ended,
      output: () => output,
      lastLines: () => output.trimEnd().split('\n').slice(-keptLines).join('\n'),
    }
  }

  /**
   * Runs a process to its end.
   * @param {string} name
   * @param {string} command
   * @param {string[]} args
   * @param {Options} options
   * @returns {Promise<{ ok: boolean, output: string, lastLines: string, log: string }>}
   */
  async function run(name, command, args, options = {}) {
    const member = start(name, command, args, options)
    const { code } = await member.ended
    if (stopping) throw new Failure('Stopped.')
    return { ok: code === 0, output: member.output(), lastLines: member.lastLines(), log: member.log }
  }

  return {
    start,
    run,
    register,
    /** @param {Member[]} members that end while the others go on */
    end: (members) => endTrees(members.map(({ pid }) => pid)),
    isStopping: () => stopping,
    /** Ends everything that is still running; nothing can be started afterwards. */
    async stop() {
      stopping = true
      await endTrees([...pids])
    },
  }
}
