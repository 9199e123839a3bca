import { readFileSync } from 'node:fs'
import { fromRoot } from './paths.ts'

/** Returns the addresses of the running `npm start`, for commands that use its emulators. Ends the process if none runs. */
export function runningSuite(): Record<string, string> {
  if (process.env['FIRESTORE_EMULATOR_HOST']) return {}
  try {
    return JSON.parse(readFileSync(fromRoot('local', 'start', 'env.json'), 'utf8')) as Record<string, string>
  } catch {
    console.error('No suite is running: start it with `npm start`, then type this in another window.')
    process.exit(1)
  }
}
