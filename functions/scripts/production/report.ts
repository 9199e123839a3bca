import type { Check } from './checks.ts'
import type { Fault } from './fault.ts'

/**
 * Runs a check and prints what is wrong or worth knowing.
 * @returns the number of faults
 */
export async function report({ title, run }: Check, say: (line: string) => void): Promise<number> {
  const found: Fault[] = await run().catch((error: unknown) => [
    {
      wrong: `This could not be checked. ${error instanceof Error ? error.message : String(error)}`,
      todo: 'Sign in as an owner of the project (npx firebase login), run npm run setup, which switches on what is missing, and try again.',
    },
  ])
  const faults = found.filter(({ isNote }) => !isNote)
  say(`${faults.length === 0 ? '✓' : '✗'} ${title}`)
  for (const { wrong, todo } of found) say(`    ${wrong}\n    → ${todo}`)
  return faults.length
}
