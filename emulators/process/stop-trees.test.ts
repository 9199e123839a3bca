import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processTable } from './process-table.ts'
import { stopTrees } from './stop-trees.ts'

const isRunning = (wanted: number) => processTable().some(({ pid }) => pid === wanted)

/** @returns the process, which leads a group, and the number that it prints */
async function start(script: string) {
  const child = spawn(process.execPath, ['-e', script], { detached: true })
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data')
  return { child, pid: child.pid ?? 0, printed: Number(printed) }
}

test('processes that ignore the request to end are killed, with their children', async () => {
  const script = `process.on('SIGINT', () => {})
    const { pid } = require('node:child_process').spawn('sleep', ['30'], { detached: true })
    console.log(pid)`
  const { child, pid, printed: below } = await start(script)
  const ended = once(child, 'exit')
  expect(await stopTrees([pid], 200)).toBe(2)
  expect(await ended).toEqual([null, 'SIGKILL'])
  await expect.poll(() => isRunning(below)).toBe(false)
})

test('a process that needs a second to end is not killed', async () => {
  const { child, pid } = await start(`process.on('SIGINT', () => setTimeout(() => process.exit(7), 1000))
    setTimeout(() => {}, 30_000)
    console.log(0)`)
  const ended = once(child, 'exit')
  await stopTrees([pid])
  expect(await ended).toEqual([7, null])
})

test('processes that start while the tree is ending are also ended', async () => {
  const { child, pid } = await start(`process.on('SIGINT', () => {
      const late = require('node:child_process').spawn('sleep', ['30'])
      console.log(late.pid)
      setTimeout(() => process.exit(), 100)
    })
    setTimeout(() => {}, 30_000)
    console.log(0)`)
  const late = once(child.stdout, 'data')
  await stopTrees([pid])
  const [latePid] = await late
  await expect.poll(() => isRunning(Number(latePid))).toBe(false)
})
