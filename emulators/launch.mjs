import { join } from 'node:path'
import { createCrew } from './crew.mjs'
import { Failure } from './failure.mjs'
import { whenOrphaned } from './orphan.mjs'
import { claimPidFile } from './pid-file.mjs'
import { say } from './progress.mjs'
import { suiteFolder } from './suite.mjs'

/**
 * Runs one command of the launcher: nothing that it starts outlives it, however it ends.
 * @param {object} options
 * @param {'start' | 'test' | 'bench'} options.suite
 * @param {string} options.command as the person typed it
 * @param {(crew: import('./crew.mjs').Crew) => Promise<number>} options.work answers the exit code
 */
export async function launch({ suite, command, work }) {
  if (!nodeIsNewEnough(process.versions.node)) {
    return exit(
      `Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org.`,
    )
  }
  // A terminal that was closed must not end us before all else has ended.
  process.stdout.on('error', () => {})
  const folder = suiteFolder(suite)
  try {
    const pidFile = await claimPidFile(join(folder, 'pids.json'), command)
    if (pidFile.ended > 0) say(`Ended ${pidFile.ended} processes that an earlier run had left behind.`)
    const crew = createCrew(join(folder, 'logs'), pidFile.add)
    const stop = async () => {
      await crew.stop()
      pidFile.release()
    }
    // Ctrl-C is how `npm start` ends; tests that were cut short have not passed.
    stopOnSignals(stop, suite === 'start' ? 0 : 1)
    process.once('uncaughtException', (error) => void stop().then(() => exit(error)))
    try {
      const code = await work(crew)
      await stop()
      process.exit(code)
    } catch (error) {
      if (crew.isStopping()) return // a signal came first, and ends the process itself
      await stop()
      throw error
    }
  } catch (error) {
    exit(error instanceof Failure ? error.message : error)
  }
}

/**
 * @param {unknown} reason one sentence, or an error that nobody expected
 */
function exit(reason) {
  console.error(reason)
  process.exit(1)
}

/**
 * @param {() => Promise<void>} stop
 * @param {number} interrupted the exit code after Ctrl-C
 */
function stopOnSignals(stop, interrupted) {
  let asked = false
  const end = async (/** @type {number} */ code) => {
    if (asked) return
    asked = true
    say('Stopping …')
    await stop()
    say('Stopped.')
    process.exit(code)
  }
  process.on('SIGINT', () => end(interrupted))
  process.on('SIGTERM', () => end(1))
  process.on('SIGHUP', () => end(1))
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => void end(1))
}

/** @param {string} version */
export function nodeIsNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}
