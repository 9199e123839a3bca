import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processTable } from './process-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'run-command-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/**
 * A process tree like that of the emulators: a process, and a child that leads its own group and prints its
 * id.
 */
const tree = join(folder, 'tree.mjs')
/** A command that starts the tree, prints the id, and waits. */
const command = join(folder, 'command.mjs')

beforeAll(() => {
  writeFileSync(
    tree,
    `import { spawn } from 'node:child_process'
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true })
    process.on('SIGINT', () => process.exit(sleeper.kill() ? 0 : 1))
    console.log('below: ' + sleeper.pid)
    setTimeout(() => {}, 60_000)`,
  )
  writeFileSync(
    command,
    `import { runCommand } from ${JSON.stringify(import.meta.resolve('./run-command.ts'))}
    await runCommand({
      name: 'npm start', folder: ${JSON.stringify(join(folder, 'own'))}, interrupted: 0,
      work: (processes) => new Promise((resolve) => {
        processes.start('tree', [${JSON.stringify(tree)}], { onLine: (line) => console.log(line) })
      }),
    })`,
  )
})

/** Runs the command until its tree is running. @returns its output and its end */
async function startCommand() {
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const ended = once(child, 'close')
  const output: string[] = []
  const { promise: below, resolve } = Promise.withResolvers<number>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    output.push(line)
    if (line.startsWith('below: ')) resolve(Number(line.slice(7)))
  })
  return { child, output, ended, below: await below }
}

const isRunning = (wanted: number) => processTable().some(({ pid }) => pid === wanted)

test.for([
  ['SIGINT', 0],
  ['SIGTERM', 1],
  ['SIGHUP', 1],
] as const)('%s stops the whole tree, and the command ends with %i', async ([signal, code]) => {
  const { child, output, ended, below } = await startCommand()
  expect(isRunning(below)).toBe(true)
  child.kill(signal)
  expect(await ended).toEqual([code, null])
  expect(output.slice(-2)).toEqual(['Stopping …', 'Stopped.'])
  expect(isRunning(below)).toBe(false)
})

test('a second start is rejected while the command runs, and ends what remains after the command is killed', async () => {
  const first = await startCommand()
  const second = spawn(process.execPath, [command], { stdio: ['ignore', 'ignore', 'pipe'] })
  const [sentence] = (await once(second.stderr.setEncoding('utf8'), 'data')) as [string]
  expect(sentence).toContain(`\`npm start\` is already running here (process ${first.child.pid})`)
  expect(isRunning(first.below)).toBe(true)

  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(isRunning(first.below)).toBe(true)
  const third = await startCommand()
  expect(third.output[0]).toBe('Ended 2 processes that an earlier run had left behind.')
  expect(isRunning(first.below)).toBe(false)
  third.child.kill('SIGINT')
  await third.ended
})
