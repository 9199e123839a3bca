import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure, PortTaken } from '../process/failure.ts'
import type { ManagedProcess, Processes } from '../process/processes.ts'
import { say } from '../process/progress.ts'

const PATIENCE_MS = 180_000

/** A process that runs as long as the suite does. */
export interface Service {
  process: ManagedProcess
  ready: Promise<void>
  /** Rejects with the first problem. */
  trouble: Promise<Failure>
}

export interface ServiceOptions {
  /** The name of its log file. */
  name: string
  /** The message if it ends, such as 'The mail server stopped by itself'. */
  stopped: string
  /** The arguments for Node. */
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** The output that shows that it is ready. */
  ready: RegExp
  /** Gets each line of its output. @returns the problem that the line reports, if any */
  hear?: (line: string) => string | PortTaken | void
}

/** Starts a service, without waiting for it. */
export function startService(processes: Processes, options: ServiceOptions): Service {
  const { name, stopped, args, hear, ready: readyLine, ...others } = options
  const { promise: ready, resolve: beReady } = Promise.withResolvers<void>()
  const { promise: trouble, resolve: fail } = Promise.withResolvers<Failure>()
  const explained = (sentence: string) =>
    new Failure(`${sentence}: read ${started.log}, correct it, then start again.`)
  const started = processes.start(name, args, {
    ...others,
    onLine(line) {
      const problem = hear?.(line)
      if (problem) fail(typeof problem === 'string' ? explained(problem) : problem)
      if (readyLine.test(line)) beReady()
    },
  })
  void started.ended.then(() => {
    const isPortTaken = started.output().includes('EADDRINUSE')
    fail(isPortTaken ? new PortTaken('A port was taken meanwhile.') : explained(stopped))
  })
  return { process: started, ready, trouble }
}

/**
 * Waits until all services are ready. After that, a problem of one of them ends the run.
 * @throws {Failure} the first trouble before that; all of them are stopped then
 */
export async function waitUntilReady(processes: Processes, services: Service[]): Promise<void> {
  const troubles = services.map(async ({ process, trouble }) => ({ failure: await trouble, process }))
  const allReady = Promise.all(services.map(({ ready }) => ready)).then(() => undefined)
  const late = wait(PATIENCE_MS, 'late' as const, { ref: false })
  const first = await Promise.race([allReady, ...troubles, late])
  if (!first) return void Promise.race(troubles).then(({ failure }) => processes.fail(failure))

  await processes.stop(services.map(({ process }) => process))
  if (first === 'late') {
    const [logs = ''] = services.map(({ process }) => dirname(process.log))
    throw new Failure(`Not everything was ready in time: see ${logs}, then try again.`)
  }
  if (!(first.failure instanceof PortTaken) && !processes.isStopping()) say(first.process.lastLines())
  throw first.failure
}
