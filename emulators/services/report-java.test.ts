import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { readLine } from './firebase-emulators.ts'

/** The two command lines that firebase-tools uses. */
const script = (arguments_: string) =>
  `require('node:child_process').spawn('sh', ['-c', 'sleep 30', ${arguments_}], { detached: true })`

test.for([
  ["'-jar', 'firestore.jar', '--host'", 'The Firestore Emulator stopped by itself'],
  ["'-jar', 'rules.jar', 'serve'", 'The Storage rules runtime stopped by itself'],
])('the end of a Java process is reported: %s', async ([arguments_, failure]) => {
  const args = ['--import', import.meta.resolve('./report-java.ts'), '-e', script(arguments_ ?? '')]
  const tools = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const lines = createInterface({ input: tools.stderr })
  const [began] = (await once(lines, 'line')) as [string]
  const { helper } = readLine(began, 5000)
  process.kill(helper ?? 0, 'SIGKILL')
  const [exited] = (await once(lines, 'line')) as [string]
  expect(readLine(exited, 5000)).toEqual({ failure })
})
