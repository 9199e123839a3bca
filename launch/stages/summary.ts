import { say } from '../process/progress.ts'

/** How a stage of `npm test` went. */
export interface Result {
  passed: number
  failed: number
  /** What the figures do not say. */
  note?: string
}

const countsOf = ({ passed, failed }: Result) => `${passed} passed, ${failed} failed`

/**
 * Says how it went, in a line for each stage and one for all.
 * @param results by the name of their stage
 * @param remarks what else is to be said
 * @returns the exit code
 */
export function summarise(results: Record<string, Result>, remarks: string[] = []): 0 | 1 {
  say('')
  const total = { passed: 0, failed: 0 }
  for (const [stage, result] of Object.entries(results)) {
    say(`${stage.padEnd(8)} ${countsOf(result)}${result.note ? ` (${result.note})` : ''}`)
    total.passed += result.passed
    total.failed += result.failed
  }
  remarks.forEach(say)
  say(countsOf(total))
  return total.failed > 0 ? 1 : 0
}
