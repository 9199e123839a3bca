import { expect, test } from 'vitest'
import { listFiles, removeFiles, saveFile } from '../../../functions/src/cloud/files.ts'
import { intercept } from '../../../functions/src/cloud/outgoing.ts'
import { transact } from '../../../functions/src/cloud/store.ts'
import { allOrNothing } from '../../../functions/src/intents/all-or-nothing.ts'
import {
  declareNewFiles,
  completeIntent,
  rollBackUnlessDone,
} from '../../../functions/src/intents/intents.ts'
import { sweep } from '../../../functions/src/jobs/sweep.ts'
import { sweepLater } from '../../support/faults.ts'

const FOLDER = 'identity/intents/'
const MINUTE = 60_000

/** Starts an operation that has made one file and is not finished. */
async function begun(name: string) {
  const path = `${FOLDER}${name}.jpg` as const
  const intent = await declareNewFiles({ uid: '', paths: [path] })
  await saveFile({ path, bytes: Buffer.from('a card'), contentType: 'image/jpeg' })
  return { intent, path }
}

/** Makes the removal of one file fail. @returns allows the removal again */
const refuseToRemove = (path: string) =>
  intercept((name, call) =>
    name === `file remove ${path}` ? Promise.reject(new Error('The bucket is away.')) : call(),
  )

test('the sweep keeps a recent intent whose operation may still run, and undoes one after 15 minutes', async () => {
  const { intent, path } = await begun('under-way')
  for (const minutes of [0, 14]) {
    await sweep(new Date(Date.now() + minutes * MINUTE))
    expect(await listFiles(path)).toEqual([path])
  }
  await sweep(new Date(Date.now() + 15 * MINUTE))
  expect(await listFiles(path)).toEqual([])
  expect((await intent.get()).exists).toBe(false)
})

test('the sweep processes the other intents when one cannot be undone', async () => {
  const all = [await begun('first'), await begun('second'), await begun('third')]
  const [stuck] = all.toSorted((a, b) => (a.intent.id < b.intent.id ? -1 : 1))
  const stopIntercepting = refuseToRemove(stuck?.path ?? '')
  await sweepLater().finally(stopIntercepting)
  expect(await listFiles(FOLDER)).toEqual([stuck?.path])
  await sweepLater()
  expect(await listFiles(FOLDER)).toEqual([])
})

test('an operation whose intent is being undone can no longer commit', async () => {
  const { intent, path } = await begun('too-late')
  const stopIntercepting = refuseToRemove(path)
  await expect(rollBackUnlessDone(intent).finally(stopIntercepting)).rejects.toThrow('The bucket is away.')
  await expect(transact('too late', async (work) => (await completeIntent(work, intent))())).rejects.toThrow(
    'given up',
  )
  await sweepLater()
  expect(await listFiles(path)).toEqual([])
})

test('an operation whose transaction committed without a response is reported as done', async () => {
  const path = `${FOLDER}answer-lost.jpg`
  const restore = intercept(async (name, call) => {
    const answer = await call()
    if (name === 'commit answer lost') throw new Error('The answer was lost.')
    return answer
  })
  const doing = allOrNothing({
    authorization: undefined,
    name: 'answer lost',
    files: [{ path, bytes: Buffer.from('a card'), contentType: 'image/jpeg' }],
    commit: () => Promise.resolve('what was committed'),
  })
  expect(await doing.finally(restore)).toBe('what was committed')
  await sweepLater()
  expect(await listFiles(path)).toEqual([path])
  await removeFiles([path])
})
