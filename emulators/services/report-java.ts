import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

// Loaded into firebase-tools (`node --import`), which goes on without saying so when Firestore or the Storage rules,
// processes of their own, end quietly. Here both their beginning and their end are said, each in a line.
subscribe('child_process', (message) => {
  const { process: child } = message as { process: ChildProcess }
  child.once('spawn', () => {
    if (!child.spawnargs.includes('-jar')) return
    const name = child.spawnargs.includes('serve') ? 'Storage rules runtime' : 'Firestore Emulator'
    console.error(`The ${name} runs as process ${child.pid}`)
    child.once('exit', () => console.error(`The ${name} has exited`))
  })
})
