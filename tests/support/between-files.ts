import { afterAll, expect, vi } from 'vitest'
// imported, so that it changes the SDK once and not for each file
import '../indexes/record-api-tests.ts'
import { intercept, isIntercepted } from '../../functions/src/cloud/outgoing.ts'
import { refs } from './admin.ts'
import { untilMailsAreTaken } from './mails.ts'
import { pause } from './pause-publishing.ts'

// Runs before each file that shares its process with others. Vitest itself restores spies.

const variables = { ...process.env }

/** Reads what a file could leave to the next one. */
const readState = async () => ({
  isIntercepted: isIntercepted(),
  hasFakeClock: vi.isFakeTimers(),
  isPublishing: !(await refs.published.get()).data()?.paused,
  // their names alone: some values are secret
  variables: Object.keys({ ...variables, ...process.env }).filter(
    (name) => process.env[name] !== variables[name],
  ),
})

/** Removes what a file left, so that only this file fails. */
async function clear({ isPublishing }: Awaited<ReturnType<typeof readState>>) {
  intercept((_name, call) => call())()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
  Object.assign(process.env, variables)
  if (isPublishing) await pause()
}

afterAll(async () => {
  const left = await readState()
  await clear(left)
  // the next file counts what is stored
  await untilMailsAreTaken()
  expect(left).toEqual({ isIntercepted: false, hasFakeClock: false, isPublishing: false, variables: [] })
})
