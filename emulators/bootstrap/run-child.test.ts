import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'

/** Runs this script as the child of a process that does nothing else, as the bootstrap runs a command. */
function handOver(script: string, env: NodeJS.ProcessEnv = {}) {
  const bootstrap = `import { runChild } from ${JSON.stringify(import.meta.resolve('./run-child.mjs'))}
    process.exit((await runChild(process.execPath, ['-e', ${JSON.stringify(script)}])).code)`
  return spawn(process.execPath, ['--input-type=module', '-e', bootstrap], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
}

const firstLine = async (child: ReturnType<typeof handOver>) =>
  (await once(createInterface({ input: child.stdout }), 'line')) as [string]

const sleeper = `setTimeout(() => {}, 30_000); console.log(process.pid)`

test('the exit code is passed on', async () => {
  expect(await once(handOver('process.exit(7)'), 'exit')).toEqual([7, null])
})

test('the child reads the terminal input', async () => {
  const child = handOver(
    `process.stdin.on('data', (typed) => { console.log('read ' + typed); process.exit() })`,
  )
  child.stdin.write('a word\n')
  expect(await firstLine(child)).toEqual(['read a word'])
})

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s to the bootstrap alone reaches the child',
  async (signal) => {
    const child = handOver(`process.once('${signal}', () => process.exit(3)); ${sleeper}`)
    await firstLine(child)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([3, null])
  },
)

test('Ctrl-C, which the terminal sends to both, ends both once', async () => {
  const child = handOver(`process.once('SIGINT', () => setTimeout(() => process.exit(0), 200));
    process.on('SIGINT', () => {}); ${sleeper}`)
  await firstLine(child)
  process.kill(-(child.pid ?? 0), 'SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the exit code shows that a child was killed', async () => {
  const child = handOver(sleeper)
  const [pid] = await firstLine(child)
  process.kill(Number(pid), 'SIGKILL')
  expect(await once(child, 'exit')).toEqual([137, null])
})
