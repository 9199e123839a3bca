import { serveInProcess } from './in-process.ts'

// Run as a process of its own, so that what holds it up holds up no clock of whoever asks.
const { origin } = await serveInProcess()
process.stdout.write(`${origin}\n`)
