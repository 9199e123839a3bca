import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, PortTaken } from '../process/failure.ts'
import type { ManagedProcess, Processes } from '../process/processes.ts'
import { say } from '../process/progress.ts'

/** How long the services may take to become ready. */
const READY_TIMEOUT_MS = 180_000

/** Represents a process that runs until the local suite ends, such as the mail server or the emulators. */
export interface Service {
  process: ManagedProcess
  /** Resolves when the service can be used. */
  ready: Promise<void>
  /** Resolves with the first failure; never rejects. It stays pending while nothing fails. */
  failure: Promise<Failure>
}

interface ServiceOptions {
  /** Names the log file. */
  name: string
  /** Begins the message if the process ends, such as 'The mail server stopped by itself'. */
  stopped: string
  /** Holds the arguments for Node. */
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** Matches the line of output that shows that the service is ready. */
  ready: RegExp
  /** Called with each line of its output. @returns the failure that the line reports, if any; text begins its message */
  onLine?: (line: string) => string | PortTaken | void
}

/** Starts a service. It does not wait until the service is ready: see `waitUntilReady`. */
export function startService(processes: Processes, options: ServiceOptions): Service {
  const { name, stopped, args, onLine, ready: readyLine, ...others } = options
  const { promise: ready, resolve: resolveReady } = Promise.withResolvers<void>()
  const { promise: failure, resolve: fail } = Promise.withResolvers<Failure>()
  const toFailure = (sentence: string) =>
    new Failure(`${sentence}: read ${started.log}, correct it, then start again.`)
  const started = processes.start(name, args, {
    ...others,
    onLine(line) {
      const problem = onLine?.(line)
      if (problem) fail(typeof problem === 'string' ? toFailure(problem) : problem)
      if (readyLine.test(line)) resolveReady()
    },
  })
  void started.ended.then(() => {
    const isPortTaken = started.output().includes('EADDRINUSE')
    fail(isPortTaken ? new PortTaken('Another process took a port.') : toFailure(stopped))
  })
  return { process: started, ready, failure }
}

/**
 * Waits until all services are ready. A failure after that ends the run.
 * @throws {Failure} if one fails, or is not ready in time; all of them have been stopped
 */
export async function waitUntilReady(processes: Processes, services: Service[]): Promise<void> {
  const failures = services.map(async ({ process, failure }) => ({ failure: await failure, process }))
  const allReady = Promise.all(services.map(({ ready }) => ready)).then(() => undefined)
  const timeout = wait(READY_TIMEOUT_MS, 'timeout' as const, { ref: false })
  const first = await Promise.race([allReady, ...failures, timeout])
  if (!first) return void Promise.race(failures).then(({ failure }) => processes.fail(failure))

  await processes.stop(services.map(({ process }) => process))
  if (first === 'timeout') {
    const [logs = ''] = services.map(({ process }) => dirname(process.log))
    throw new Failure(`Not everything was ready in time: see ${logs}, then try again.`)
  }
  if (!(first.failure instanceof PortTaken) && !processes.isStopping()) say(first.process.lastLines())
  throw first.failure
}
