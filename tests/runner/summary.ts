import { say } from '../../emulators/process/progress.ts'

/** The result of a stage of `npm test`. */
export interface Result {
  passed: number
  failed: number
  /** The names of the failed tests, with their files and what went wrong. */
  failures?: string[]
  /** A note printed after the counts. */
  note?: string
}

/**
 * Prints a line for each stage, all failed tests and a line for all stages. @param remarks further lines to print @returns the exit code
 */
export function summarise(stages: (Result & { name: string })[], remarks: string[] = []): 0 | 1 {
  say('')
  const total = { passed: 0, failed: 0 }
  for (const { name, passed, failed, note } of stages) {
    say(`${name.padEnd(8)} ${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`)
    total.passed += passed
    total.failed += failed
  }
  remarks.forEach(say)
  for (const { name, failures = [] } of stages) failures.forEach((failure) => say(`✗ ${name}: ${failure}`))
  say(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}
