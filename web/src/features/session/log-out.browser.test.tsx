import { expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import { endSession } from '#lib/firebase/auth.ts'
import { askToSignInAgain, logOut } from './log-out.ts'

vi.mock('#lib/firebase/auth.ts')

test.each([
  ['signing out', logOut],
  ['a session that ends by itself', askToSignInAgain],
])('%s deletes drafts about a person and keeps others', (_what, end) => {
  // the page would be left
  vi.mocked(endSession).mockReturnValue(new Promise(() => {}))
  const reply = ownDraft('admin', 'reply-WCN-222222')
  keepDraft(reply, { text: 'Dear Gul' })
  keepDraft('contact', { subject: 'Fees' })
  void end()
  expect(readDraft(reply)).toBeUndefined()
  expect(readDraft('contact')).toMatchObject({ values: { subject: 'Fees' } })
})
