import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PortTaken } from '../process/failure.ts'
import { createProcesses, type Processes } from '../process/processes.ts'
import { startService, waitUntilReady } from './service.ts'

let folder: string
let processes: Processes
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'))
  processes = createProcesses(folder, () => {})
})
afterEach(async () => {
  await processes.stopAll()
  rmSync(folder, { recursive: true })
})

const service = (name: string, script: string) =>
  startService(processes, {
    name,
    stopped: `The ${name} stopped by itself`,
    args: ['-e', `${script}; setTimeout(() => {}, 30_000)`],
    ready: /^ready$/,
    onLine: (line) => (line === 'trouble' ? `The ${name} is in trouble` : undefined),
  })

test('a killed service ends the run, and the message names its log', async () => {
  const [mail, other] = [service('mail', "console.log('ready')"), service('other', "console.log('ready')")]
  await waitUntilReady(processes, [mail, other])
  process.kill(Number(mail.process.pid), 'SIGKILL')
  const { message } = await processes.failure
  expect(message).toContain(`The mail stopped by itself: read ${join(folder, 'mail.log')}`)
})

test('a service that prints an error ends the run', async () => {
  const emulators = service(
    'emulators',
    "console.log('ready'); setTimeout(() => console.log('trouble'), 100)",
  )
  await waitUntilReady(processes, [emulators])
  expect((await processes.failure).message).toContain('The emulators is in trouble')
})

test('a service that cannot be started has no process id, and stops the others', async () => {
  const [broken, other] = [
    startService(processes, {
      name: 'broken',
      stopped: 'It stopped',
      args: [],
      ready: /^ready$/,
      cwd: '/nowhere',
    }),
    service('other', "console.log('ready')"),
  ]
  expect(broken.process.pid).toBeUndefined()
  await expect(waitUntilReady(processes, [broken, other])).rejects.toThrow('It stopped')
  expect(await other.process.ended).toBe(false)
})

test('a service that never becomes ready stops the others', async () => {
  const [broken, other] = [service('broken', 'process.exit(1)'), service('other', "console.log('ready')")]
  await expect(waitUntilReady(processes, [broken, other])).rejects.toThrow('The broken stopped by itself')
  expect(await other.process.ended).toBe(false)
})

test('a service whose port was taken reports it, since another port helps', async () => {
  const script = `const listen = (port) => require('node:net').createServer().listen(port, '127.0.0.1')
    const first = listen(0).on('listening', () => listen(first.address().port))`
  await expect(waitUntilReady(processes, [service('mail', script)])).rejects.toThrow(PortTaken)
})
