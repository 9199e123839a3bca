import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { processTable } from './process-table.ts'
import { stopTrees } from './stop-trees.ts'

test('what does not end when it is asked is ended with force, and so is what it has started', async () => {
  const script = `process.on('SIGINT', () => {})
    const { pid } = require('node:child_process').spawn('sleep', ['30'], { detached: true })
    console.log(pid)`
  const stubborn = spawn(process.execPath, ['-e', script], { detached: true })
  const [below] = await once(stubborn.stdout.setEncoding('utf8'), 'data')
  const ended = once(stubborn, 'exit')
  expect(await stopTrees([stubborn.pid ?? 0], 200)).toBe(2)
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(processTable().map(({ pid }) => pid)).not.toContain(Number(below))
})
