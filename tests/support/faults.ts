import { intercept } from '../../functions/src/cloud/outgoing.ts'

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

/** Runs something whose k-th outgoing call goes wrong. */
export async function strike<T>(k: number, fault: Fault, work: () => Promise<T>): Promise<Outcome<T>> {
  let calls = 0
  let struck: string | undefined
  let die = (): void => {}
  const death = new Promise<'killed'>((resolve) => (die = () => resolve('killed')))
  const release = intercept(async (name, call) => {
    if (struck !== undefined && fault === 'killed') return new Promise<never>(() => {})
    calls += 1
    const mine = calls === k
    if (mine) struck = name
    if (mine && fault === 'killed') {
      die()
      return new Promise<never>(() => {})
    }
    if (mine && fault === 'never made') throw new Error(`struck at call ${k}: ${name}`)
    const answer = await call()
    if (mine) throw new Error(`answer lost at call ${k}: ${name}`)
    return answer
  })
  try {
    const result = await Promise.race([work(), death])
    if (result === 'killed') return { how: 'killed', struck: struck ?? '' }
    return { how: 'done', result: result as T, struck }
  } catch (error) {
    if (struck === undefined) throw error
    return { how: 'failed', struck }
  } finally {
    release()
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
