import { GoogleError } from '../../src/cloud/google-api.ts'
import type { Fault } from '../production/fault.ts'
import { runStep, type Setup, type Step, Stop } from './step.ts'

/**
 * Goes through the steps, and stops at the first that it cannot pass.
 * @returns how many changes it made
 * @throws Stop, which says what to do next
 */
export async function runSetup(steps: readonly Step[], setup: Setup): Promise<number> {
  let changes = 0
  for (const [index, step] of steps.entries())
    try {
      changes += await runStep(step, setup, `[${index + 1}/${steps.length}]`)
    } catch (error) {
      const { wrong, todo } = explain(error)
      throw new Stop(`${step.title}: ${wrong}`, todo)
    }
  return changes
}

/** Says what stopped a step, and the next thing to do. */
function explain(error: unknown): Fault {
  if (error instanceof Stop) return { wrong: error.message, todo: error.todo }
  const wrong = error instanceof Error ? error.message : String(error)
  const again = 'Run this command again. It goes on where it stopped.'
  const isSilent = error instanceof DOMException && error.name === 'TimeoutError'
  if (isSilent || (error instanceof TypeError && error.message === 'fetch failed'))
    return { wrong: 'Google cannot be reached.', todo: `Look at your connection. ${again}` }
  if (!(error instanceof GoogleError)) return { wrong, todo: again }
  if (error.reason === 'SERVICE_DISABLED')
    return { wrong, todo: `Google has not switched the service on yet. Wait ten minutes. ${again}` }
  if (error.status === 403)
    return {
      wrong,
      todo: `This account lacks the right. Sign in as an owner of the project (npx firebase login --reauth). ${again}`,
    }
  if (error.status === 429)
    return { wrong, todo: `Google's limit for this hour is reached. Wait an hour. ${again}` }
  if (error.status === 409) return { wrong, todo: `Somebody else changed the same thing. ${again}` }
  return { wrong, todo: `${again} If it stops in the same place, show this line to a developer.` }
}
