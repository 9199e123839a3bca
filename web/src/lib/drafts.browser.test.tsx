import { expect, test } from 'vitest'
import { applicantDraft, keepDraft, keyOfAttempt, readDraft } from './drafts.ts'
import { dropDraftsOfOthers, ownDraft } from './own-drafts.ts'
import { ENDS_WITH_TAB, writeStorage } from './storage.ts'

const DETAILS = ownDraft('amna', 'details')
const SIGN_UP = applicantDraft('sign-up')

const keepAll = () => {
  for (const name of [DETAILS, SIGN_UP, 'contact']) {
    keepDraft(name, { text: `of ${name}` })
    keyOfAttempt(name, {})
  }
}

const stored = (storage: Storage) => JSON.stringify(Object.entries(storage))

test('without Remember Me only the tab has the drafts of its user', () => {
  writeStorage(ENDS_WITH_TAB, true, 'sessionStorage')
  keepAll()
  expect(stored(localStorage)).not.toContain('amna')
  expect(readDraft(DETAILS)?.values).toEqual({ text: `of ${DETAILS}` })
  // as after the tab was closed
  sessionStorage.clear()
  expect(readDraft(DETAILS)).toBeUndefined()
  expect(readDraft(SIGN_UP)).toBeDefined()
  expect(readDraft('contact')).toBeDefined()
})

test.each([
  ['nobody', undefined],
  ['somebody else', 'amn'],
])('with %s signed in the drafts of a user are deleted, and those of visitors stay', (_who, uid) => {
  keepAll()
  // as an earlier version named it
  keepDraft('own-reply-WCN-222222', { text: 'Dear amna' })
  dropDraftsOfOthers(uid)
  expect(stored(localStorage)).not.toContain('amna')
  expect(readDraft(SIGN_UP)).toBeDefined()
  expect(readDraft('contact')).toBeDefined()
})

test("the signed-in user's own drafts stay", () => {
  keepAll()
  dropDraftsOfOthers('amna')
  expect(readDraft(DETAILS)).toBeDefined()
})
