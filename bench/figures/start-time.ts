import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Measures in milliseconds until `npm start` prints `Ready`, and how long the official emulators took of it. */
export async function timeStart(): Promise<{ startMs: number; emulatorsMs: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, ['emulators/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const seen: Record<string, number> = {}
  for await (const line of createInterface({ input: child.stdout })) {
    seen[line.replace(/ \(\d+ s\)$/, '')] ??= performance.now() - started
    if (line === 'Ready') child.kill('SIGINT')
  }
  await ended
  const at = (line: string): number => {
    if (!seen[line]) throw new Error(`npm start never said "${line}": the reason stands in local/start/logs.`)
    return seen[line]
  }
  return {
    startMs: at('Ready'),
    emulatorsMs: at('✓ Starting the emulators') - at('… Starting the emulators'),
  }
}
