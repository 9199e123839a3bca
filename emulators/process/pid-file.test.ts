import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { claimPidFile } from './pid-file.ts'
import { processTable } from './process-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'pid-file-'))
const started: ChildProcess[] = []
afterAll(() => {
  rmSync(folder, { recursive: true })
  for (const child of started) child.kill('SIGKILL')
})

const gone = { pid: 2 ** 22 - 1, parent: 1, started: 'long ago' }
const entryOf = (wanted = 0) => processTable().find(({ pid }) => pid === wanted)

/** Starts a process that lives for half a minute. */
async function startSleeper() {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30_000); console.log(1)'])
  started.push(child)
  await once(child.stdout, 'data')
  return child
}

/** @returns its path */
function writePidFile(content: object): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('processes of a killed run are ended, but not newer processes with the same id', async () => {
  const [ours, foreign] = [await startSleeper(), await startSleeper()]
  const ended = once(ours, 'exit')
  const processes = [entryOf(ours.pid), { ...entryOf(foreign.pid), started: 'before' }, gone]
  const claimed = await claimPidFile(writePidFile({ launcher: gone, parent: gone, processes }), 'npm test')
  expect(claimed.ended).toBe(1)
  expect(await ended).toEqual([null, 'SIGINT'])
  expect(foreign.exitCode ?? foreign.signalCode).toBeNull()
})

test('a second start does not disturb a running one', async () => {
  const self = entryOf(process.pid)
  const file = writePidFile({ launcher: self, parent: self, processes: [] })
  await expect(claimPidFile(file, 'npm start')).rejects.toThrow(
    `already running here (process ${process.pid})`,
  )
})

test('a run whose npm was killed is ended', async () => {
  const orphan = await startSleeper()
  const file = writePidFile({ launcher: entryOf(orphan.pid), parent: gone, processes: [] })
  expect((await claimPidFile(file, 'npm test')).ended).toBe(1)
})

test('the file lists the processes of this run, and is removed at its end', async () => {
  const file = join(folder, 'new', 'pids.json')
  const claimed = await claimPidFile(file, 'npm test')
  claimed.add(process.pid)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    launcher: { pid: process.pid },
    processes: [entryOf(process.pid)],
  })
  claimed.remove()
  expect(existsSync(file)).toBe(false)
})
