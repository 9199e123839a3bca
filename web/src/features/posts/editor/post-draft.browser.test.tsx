import { expect, test } from 'vitest'
import { keepFile, readKeptFile } from '#lib/files/kept-file.ts'
import { draftKey, readPostDraft } from './post-draft.ts'

const DAY_MS = 24 * 3_600_000
const kind = { name: 'blogs' } as const

test('drafts of somebody who left go after thirty days, with their pictures, when any author reads one', async () => {
  const [old, young] = ['old', 'young'].map((id) => draftKey({ uid: 'left', kind, id })) as [string, string]
  for (const [key, days] of [
    [old, 30],
    [young, 29],
  ] as const) {
    localStorage.setItem(key, JSON.stringify({ at: Date.now() - days * DAY_MS, values: {} }))
    await keepFile(key, new File(['a'], 'a.jpg'))
  }
  expect(readPostDraft({ uid: 'here', kind, id: 'mine' })).toBeUndefined()
  expect(localStorage.getItem(old)).toBeNull()
  await expect.poll(() => readKeptFile(old)).toBeUndefined()
  expect(localStorage.getItem(young)).not.toBeNull()
  expect(await readKeptFile(young)).toBeDefined()
})
