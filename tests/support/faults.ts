import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { sweep } from '../../functions/src/jobs/sweep.ts'

/**
 * How the k-th call that leaves the process goes wrong: it is never made; it is made and its answer lost; or the
 * process ends there, and nothing after it happens, no tidying up either.
 */
export const FAULTS = ['never made', 'answer lost', 'killed'] as const
export type Fault = (typeof FAULTS)[number]

export type Outcome<T> =
  | {
      how: 'done'
      result: T
      /** Whether the fault happened and did not matter. */ struck: string | undefined
    }
  | { how: 'failed' | 'killed'; struck: string }

const never = () => new Promise<never>(() => {})

/** Runs something whose k-th outgoing call goes wrong. */
export async function strike<T>(k: number, fault: Fault, work: () => Promise<T>): Promise<Outcome<T>> {
  let calls = 0
  let open = 0
  let struck: string | undefined
  let die = (): void => {}
  const death = new Promise<'killed'>((resolve) => (die = () => resolve('killed')))

  const made = async <R>(name: string, call: () => Promise<R>): Promise<R> => {
    const mine = ++calls === k
    if (mine) struck = name
    if (mine && fault !== 'answer lost') throw new Error(`${fault} at call ${k}: ${name}`)
    const answer = await call()
    if (mine) throw new Error(`${fault} at call ${k}: ${name}`)
    return answer
  }
  const stopIntercepting = intercept(async (name, call) => {
    const isDead = () => struck !== undefined && fault === 'killed'
    if (isDead()) return never()
    open += 1
    try {
      return await made(name, call)
    } catch (error) {
      // a read inside a transaction: let the transaction go, as the server does once nobody holds it any more
      if (!isDead() || open > 1) throw error
      die()
      return await never()
    } finally {
      open -= 1
      // of calls that were made side by side, the last one to end
      if (isDead() && open === 0) die()
    }
  })
  try {
    const result = await Promise.race([work(), death])
    if (result === 'killed') return { how: 'killed', struck: struck ?? '' }
    return { how: 'done', result: result as T, struck }
  } catch (error) {
    if (struck === undefined) throw error
    return { how: 'failed', struck }
  } finally {
    stopIntercepting()
  }
}

/** Strikes at the first call, the second, … until the work runs through untouched. */
export async function strikeEachCall<T>(
  fault: Fault,
  work: () => Promise<T>,
  inspect: (outcome: Outcome<T>, call: string) => Promise<void>,
): Promise<void> {
  for (let k = 1; ; k += 1) {
    const outcome = await strike(k, fault, work)
    await inspect(outcome, `${fault} at call ${k}, ${outcome.struck ?? 'untouched'}`)
    if (outcome.struck === undefined) return
  }
}

/** The sweep, at a time when everything that is under way now must have been cut off. */
export const sweepLater = (): Promise<void> => sweep(new Date(Date.now() + 16 * 60_000))
