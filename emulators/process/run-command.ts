import { join } from 'node:path'
import { whenOrphaned } from '../bootstrap/when-orphaned.mjs'
import { Failure } from './failure.ts'
import { claimPidFile } from './pid-file.ts'
import { createProcesses, type Processes } from './processes.ts'
import { say } from './progress.ts'

interface Command {
  /** The command as it was typed. */
  name: string
  /** The folder of its pid file and logs. */
  folder: string
  /** The exit code after Ctrl-C: 0 for `npm start`, 1 for tests, which have not passed. */
  interrupted: 0 | 1
  /** @returns the exit code */
  work: (processes: Processes) => Promise<number>
}

/** Runs a command, then ends this process and all that the command started. */
export async function runCommand(command: Command): Promise<never> {
  // a terminal that was closed must not end us before all else has ended
  process.stdout.on('error', () => {})
  try {
    process.exit(await runToTheEnd(command))
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error)
    process.exit(1)
  }
}

async function runToTheEnd({ name, folder, interrupted, work }: Command): Promise<number> {
  const pidFile = await claimPidFile(join(folder, 'pids.json'), name)
  if (pidFile.ended > 0) say(`Ended ${pidFile.ended} processes that an earlier run had left behind.`)
  const processes = createProcesses(join(folder, 'logs'), (pid) => pidFile.add(pid))

  const { promise: cutShort, resolve, reject } = Promise.withResolvers<number>()
  let isStopping = false
  const stop = (code: number) => {
    if (!isStopping) say('Stopping …')
    isStopping = true
    resolve(code)
  }
  process.on('SIGINT', () => stop(interrupted))
  process.on('SIGTERM', () => stop(1))
  process.on('SIGHUP', () => stop(1))
  process.on('uncaughtException', reject)
  void processes.failure.then(reject)
  if (process.env['npm_lifecycle_event']) whenOrphaned(() => stop(1))

  try {
    return await Promise.race([work(processes), cutShort])
  } finally {
    await processes.stopAll()
    pidFile.remove()
    if (isStopping) say('Stopped.')
  }
}
