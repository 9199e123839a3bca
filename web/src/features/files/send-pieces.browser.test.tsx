import { beforeEach, expect, test, vi } from 'vitest'
import { stubFetch } from '#testing/stub-fetch.ts'
import { sendInPieces } from './send-pieces.ts'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
const sent = vi.hoisted(() => ({ paths: [] as string[], fail: [] as (Error | number)[] }))
vi.mock('#lib/http/upload-form.ts', async (load) => ({
  ...(await load<object>()),
  sendForm: async (path: string, _form: FormData, onProgress: (percent: number) => void) => {
    const failure = sent.fail.shift()
    if (failure instanceof Error) throw failure
    onProgress(50)
    sent.paths.push(path)
    return failure ? { status: failure, body: { detail: 'No.' } } : { status: 204, body: undefined }
  },
}))

const file = new File([new Uint8Array(5 * 1024 * 1024)], 'a.pdf')
// of five megabytes of zeros
const ID = 'c036cbb7553a909f8b8877d4461924307f27ecb66cff928eeeafd569c3887e29-5242880'
const piece = (n: number) => `/api/auth/uploads/${ID}/pieces/${n}/`

let arrived: number[] = []
beforeEach(() => {
  sent.paths = []
  sent.fail = []
  arrived = []
  stubFetch(async () => Response.json({ pieces: arrived }))
})

function send(signal = new AbortController().signal) {
  const percents: number[] = []
  const waits: boolean[] = []
  const sending = sendInPieces(file, {
    onProgress: (percent) => percents.push(percent),
    onWaiting: (isWaiting) => {
      waits.push(isWaiting)
      if (isWaiting) dispatchEvent(new Event('online'))
    },
    signal,
  })
  return { sending, percents, waits }
}

test('a file is sent in pieces of 2 MB, named by its hash and size', async () => {
  const { sending, percents } = send()
  expect(await sending).toBe(ID)
  expect(sent.paths).toEqual([piece(1), piece(2), piece(3)])
  expect(percents).toEqual([0, 16, 33, 50, 66, 83, 100])
})

test('pieces that have arrived before are not sent again', async () => {
  arrived = [1, 3]
  await send().sending
  expect(sent.paths).toEqual([piece(2)])
})

test('a lost connection and a failure of the server are waited for', async () => {
  sent.fail = [new Error('away'), 503]
  const { sending, waits } = send()
  setTimeout(() => dispatchEvent(new Event('online')))
  await sending
  expect(sent.paths.slice(-3)).toEqual([piece(1), piece(2), piece(3)])
  expect(waits.filter(Boolean)).toHaveLength(2)
})

test('a refusal ends the upload with the words of the server', async () => {
  sent.fail = [403]
  await expect(send().sending).rejects.toMatchObject({ status: 403, message: 'No.' })
})

test('an upload that is stopped sends nothing more', async () => {
  const controller = new AbortController()
  const { sending } = send(controller.signal)
  controller.abort()
  await expect(sending).rejects.toThrow()
  expect(sent.paths).toEqual([])
})
