import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { whenOrphaned } from './when-orphaned.mjs'

/** @type {NodeJS.Signals[]} */
const RELAYED = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PATIENCE_MS = 5000

/**
 * Runs a process instead of this one: it gets every signal, and is ended when npm is killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ shell?: boolean, isGroup?: boolean }} options `isGroup`: what it starts hears the signals too, and is ended
 *   with force where it takes its time; but it cannot read from the terminal
 * @returns {Promise<{ code: number, isInterrupted: boolean }>} its exit code, as a shell would say it
 */
export function runChild(command, args, { shell = false, isGroup = false } = {}) {
  const leads = isGroup && process.platform !== 'win32'
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return
    process.kill(leads ? -child.pid : child.pid, signal)
  }
  let isInterrupted = false
  /** @param {NodeJS.Signals} signal */
  const relay = (signal) => {
    isInterrupted = true
    send(signal)
    if (leads) setTimeout(send, PATIENCE_MS, 'SIGKILL').unref()
  }
  // before the child exists: a signal in between would end this process alone
  for (const signal of RELAYED) process.on(signal, relay)
  const child = spawn(command, args, {
    shell,
    detached: leads,
    windowsHide: true,
    stdio: [leads ? 'ignore' : 'inherit', 'inherit', 'inherit'],
  })
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => relay('SIGTERM'))

  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve({ code: 1, isInterrupted })
    })
    child.once('exit', (code, signal) => {
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], isInterrupted })
    })
  })
}
