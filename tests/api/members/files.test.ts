import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listFiles, openFile, removeFolder, saveFile } from '../../../functions/src/cloud/files.ts'

const FOLDER = 'identity/closed-connection/'
const card = {
  path: `${FOLDER}cnic_front-0123.jpg` as const,
  bytes: Buffer.from('a card'),
  contentType: 'image/jpeg',
}

/**
 * What happens to the next request: the connection closes before the server gets it, or after the server
 * handled it.
 */
let fault: 'unheard' | 'unanswered' | undefined

const bucket = new URL(process.env['STORAGE_EMULATOR_HOST'] ?? '')

/** Starts a proxy before the bucket. */
const door = createServer((request, response) => {
  const met = fault
  fault = undefined
  if (met === 'unheard') return request.socket.destroy()
  const { hostname, port } = bucket
  const { method, url, headers } = request
  const beyond = ask(
    { hostname, port, method, path: url, headers: { ...headers, host: bucket.host } },
    (answer) => {
      if (met === 'unanswered') return request.socket.destroy()
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      return answer.pipe(response)
    },
  )
  return request.pipe(beyond)
})

beforeAll(async () => {
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  // the client reads this variable when it is first needed
  process.env['STORAGE_EMULATOR_HOST'] = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
})
afterAll(() => door.close())

beforeEach(async () => {
  await removeFolder(FOLDER)
})

const OPERATIONS = {
  save: () => saveFile(card),
  open: () => openFile(card.path),
  list: () => listFiles(FOLDER),
  remove: () => removeFolder(FOLDER),
}
const AFTER = { save: [card.path], open: [card.path], list: [card.path], remove: [] }

test.each([
  ['save', 'unheard'],
  ['save', 'unanswered'],
  ['open', 'unheard'],
  ['list', 'unheard'],
  ['remove', 'unheard'],
  ['remove', 'unanswered'],
] as const)(
  'the file operation %s succeeds after the bucket closed its connection, the request %s',
  async (name, closed) => {
    if (name !== 'save') await saveFile(card)
    fault = closed
    await OPERATIONS[name]()
    expect(fault).toBeUndefined()
    expect(await listFiles(FOLDER)).toEqual(AFTER[name])
  },
)
