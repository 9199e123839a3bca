import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { choosePorts, portIsFree, preferredPorts } from './ports.ts'

const start = preferredPorts('start')

test('all preferred ports are used when they are free', async () => {
  expect(await choosePorts(start, async () => true)).toEqual({ ports: start, moved: [] })
})

test('a taken port is replaced by the next free one, with a message of one line', async () => {
  const { ports, moved } = await choosePorts(start, async (port) => port !== 8080)
  expect(ports).toEqual({ ...start, firestore: 8081 })
  expect(moved).toEqual(['Port 8080 (firestore) is taken; using 8081.'])
})

test('the next free port is not a preferred port of another emulator', async () => {
  const { ports } = await choosePorts(start, async (port) => port !== 5000)
  expect(ports).toMatchObject({ hosting: 5002, functions: 5001 })
})

test('npm test and npm start share no port', () => {
  const all = [...Object.values(start), ...Object.values(preferredPorts('test'))]
  expect(new Set(all).size).toBe(all.length)
})

test.for(['127.0.0.1', '0.0.0.0'])('a port with a listener at %s is not free', async (host) => {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await portIsFree(port)).toBe(false)
  server.close()
  await once(server, 'close')
  expect(await portIsFree(port)).toBe(true)
})
