import { intercept } from '../../functions/src/cloud/outgoing.ts'
import { sweep } from '../../functions/src/jobs/sweep.ts'
import { isThorough } from './environment.ts'

/**
 * How an outgoing call fails: it is never made, it is made and its response is lost, or the process ends
 * there without cleanup.
 */
const KINDS = ['never made', 'answer lost', 'killed'] as const
const IN_TURN = 'never made, without answer or killed in turn'
export type Fault = (typeof KINDS)[number] | typeof IN_TURN

/** Every kind at every call takes long. Without --thorough each call fails in one of the ways, in turn. */
export const FAULTS: readonly Fault[] = isThorough ? KINDS : [IN_TURN]

export type Outcome<T> =
  | {
      how: 'done'
      result: T
      /** Tells whether the fault happened and did not matter. */ struck: string | undefined
    }
  | { how: 'failed' | 'killed'; struck: string }

const never = () => new Promise<never>(() => {})

/** Runs `work` with a failure of its k-th outgoing call. */
export async function strike<T>(k: number, wanted: Fault, work: () => Promise<T>): Promise<Outcome<T>> {
  const fault = wanted === IN_TURN ? KINDS[k % KINDS.length] : wanted
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
      // a read inside a transaction: ends the transaction, as the server does when no client holds it any more
      if (!isDead() || open > 1) throw error
      die()
      return await never()
    } finally {
      open -= 1
      // of parallel calls, the last one to end
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

/** Runs `work` with a failure at the first call, the second and so on, until no call is left to fail. */
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

/** Runs the sweep as if 16 minutes had passed, so that it finishes every open operation. */
export const sweepLater = (): Promise<string[]> => sweep(new Date(Date.now() + 16 * 60_000))
