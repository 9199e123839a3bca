import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenOrphaned } from './when-orphaned.mjs'

/** @type {NodeJS.Signals[]} */
const RELAYED = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a process in this one's place: it hears every signal that comes here, and ends when npm is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, shell?: boolean, quiet?: boolean }} options `quiet` keeps what it writes from the terminal
 * @returns {Promise<{ code: number, output: string, isInterrupted: boolean }>} its exit code, as a shell would say it;
 *   what it wrote if it was quiet; whether a signal came
 */
export function runChild(command, args, { cwd = process.cwd(), shell = false, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    shell,
    windowsHide: true,
    // a group of its own hears a signal as a whole; but only the terminal's own group may read from the terminal
    detached: quiet && process.platform !== 'win32',
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text))

  let isInterrupted = false
  /** @param {NodeJS.Signals} signal */
  const relay = (signal) => {
    isInterrupted = true
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!quiet || !child.pid || process.platform === 'win32') child.kill(signal)
    else if (!hasEnded) process.kill(-child.pid, signal)
  }
  for (const signal of RELAYED) process.on(signal, relay)
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => relay('SIGTERM'))

  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      for (const signal of RELAYED) process.off(signal, relay)
      resolve({ code, output, isInterrupted })
    }
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })
}
