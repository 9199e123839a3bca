import { sendReply, sendReplyAgain } from 'domain/api/inbox.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { MessageReply } from 'domain/stored/sent-forms.ts'
import { en } from 'domain/texts/en.ts'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { readDraft } from '#lib/drafts.ts'
import { ownDraft } from '#lib/own-drafts.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { paths } from '#lib/paths.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { ReplyPart } from './reply-part.tsx'

vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useLiveSavedReplies: () => ({
    status: 'ready',
    data: {
      revision: 1,
      replies: ['Fees', 'Documents', 'Stall rules', 'Home kitchen'].map((title) => ({
        title,
        text: `${title}: dear {name}, call {office phone}.`,
      })),
    },
  }),
}))

const asked = vi.mocked(callSignedIn)

beforeEach(() => {
  asked.mockReset().mockResolvedValue(undefined)
  localStorage.clear()
})

const SESSION = { key: 'admin', user: { id: 'admin' } } as unknown as OpenSession
const AT = '2026-03-12T10:31:00.000Z'
const ID = 'WCN-7K4Q2M'
const reply = (change: Partial<MessageReply> = {}): MessageReply => ({
  id: 'first',
  text: 'Dear Sadia Rehman,\n\nGas rings are not allowed in the hall.',
  is_last: true,
  author_uid: 'a',
  author_name: 'Mehreen Abbasi',
  createdAt: AT,
  state: 'sent',
  attempts: 1,
  triedAt: AT,
  error: '',
  ...change,
})
const message = (replies: MessageReply[] = []) => ({
  id: ID,
  name: 'Sadia',
  lastname: 'Rehman',
  email: 'sadia.rehman@example.org',
  phone: '0300 0000072',
  subject: 'Stall',
  events: '',
  notes: 'Is a gas ring allowed?',
  language: 'en' as const,
  createdAt: AT,
  state: 'new' as const,
  replies,
})
const part = (replies?: MessageReply[]) => (
  <div style={{ containerType: 'inline-size' }}>
    <ReplyPart session={SESSION} form={message(replies)} name="Sadia Rehman" subject="Stall" />
  </div>
)
const box = () => page.getByRole('textbox', { name: 'Your reply' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a saved reply is inserted at the cursor with its values, and all are a press away', async () => {
  await show(part())
  await box().fill('Before after')
  const area = box().element() as HTMLTextAreaElement
  area.setSelectionRange(7, 7)
  await button('Fees').click()
  await expect
    .element(box())
    .toHaveValue(expect.stringMatching(/^Before Fees: dear Sadia Rehman, call .*\.after$/))
  expect(area.value).not.toContain('{')
  await expect.element(box()).toHaveFocus()
  await expect.element(button('Home kitchen')).not.toBeInTheDocument()
  await button('All 4').click()
  await expect.element(button('Home kitchen')).toBeVisible()
})

test('a reply is sent once with what the page has read, and its draft is gone', async () => {
  await show(part())
  await box().fill('Yes.')
  expect(readDraft(ownDraft('admin', `reply-${ID}`))?.values).toEqual({ text: 'Yes.' })
  let finish = () => {}
  asked.mockReturnValue(new Promise<undefined>((resolve) => (finish = () => resolve(undefined))))
  await button('Send reply').click()
  await button('Sending...').click({ force: true })
  // what is added now would be lost
  await expect.element(box()).toHaveAttribute('readonly')
  await button('Fees').click()
  await expect.element(box()).toHaveValue('Yes.')
  finish()
  await expect.element(button('Send reply')).toBeVisible()
  expect(asked.mock.calls).toEqual([
    [
      sendReply,
      { id: ID, text: 'Yes.', is_last: true, revision: 0, key: expect.stringMatching(/^[\w-]{36}$/) },
    ],
  ])
  expect(readDraft(ownDraft('admin', `reply-${ID}`))).toBeUndefined()
})

test.each([
  [
    'another admin was faster',
    new HttpError(412, { detail: en.forms.repliedMeanwhile }),
    en.forms.repliedMeanwhile,
  ],
  ['the connection is lost', new TypeError('Failed to fetch'), en.server.unreachable],
])('when %s, the text stays and the same key is sent again', async (_what, error, text) => {
  await show(part())
  await box().fill('Yes.')
  asked.mockRejectedValueOnce(error)
  await button('Send reply').click()
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(box()).toHaveValue('Yes.')
  await button('Send reply').click()
  const keys = asked.mock.calls.map(([, sent]) => (sent as { key: string }).key)
  expect(keys[1]).toBe(keys[0])
})

test('an empty reply and one that is too long are not sent, nor is one with a value in braces', async () => {
  await show(part())
  await button('Send reply').click()
  await expect.element(page.getByText(en.field.required('reply'))).toBeVisible()
  await box().fill('x'.repeat(MAX_LENGTH.reply + 1))
  await button('Send reply').click()
  await expect.element(page.getByText(en.field.tooLong(MAX_LENGTH.reply))).toBeVisible()
  await box().fill('Come to {next event} or call {office phone}')
  const hint = page.getByText('Please write something in place of {next event}, {office phone}.')
  await expect.element(hint).toBeVisible()
  await button('Send reply').click()
  await expect.element(hint).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  // the next letters replace the value
  const { selectionStart, selectionEnd, value } = box().element() as HTMLTextAreaElement
  expect(value.slice(selectionStart, selectionEnd)).toBe('{next event}')
  await expect.element(box()).toHaveFocus()
})

const FAILED = [
  reply({ is_last: false }),
  reply({ id: 'second', state: 'failed', attempts: 5, error: 'EENVELOPE RCPT TO 452 4.2.2' }),
]

/** The message of the inbox, which can be left and opened again. */
function Leaving() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>Leave or return</button>
      {isOpen && part()}
    </>
  )
}

/** Sends a reply and leaves the message. @returns what answers the request, with an error or without */
async function sendAndLeave() {
  let answer: (error?: Error) => void = () => {}
  asked.mockReturnValue(
    new Promise<undefined>((resolve, reject) => {
      answer = (error) => (error ? reject(error) : resolve(undefined))
    }),
  )
  await show(<Leaving />)
  await box().fill('Yes.')
  await button('Send reply').click()
  await button('Leave or return').click()
  return answer
}

test('a reply that is sent after its message was left does not come back as a draft', async () => {
  const answer = await sendAndLeave()
  await button('Leave or return').click()
  await expect.element(page.getByText('Sending your reply...')).toBeVisible()
  await expect.element(box()).not.toBeInTheDocument()
  answer()
  await expect.element(box()).toHaveValue('')
  expect(readDraft(ownDraft('admin', `reply-${ID}`))).toBeUndefined()
})

test('a reply that fails after its message was left says so in a toast, and its draft stays', async () => {
  const answer = await sendAndLeave()
  answer(new TypeError('Failed to fetch'))
  await expect
    .element(page.getByText(`Your reply to Sadia Rehman was not sent. ${en.server.unreachable}`))
    .toBeVisible()
  await button('Leave or return').click()
  await expect.element(box()).toHaveValue('Yes.')
})

test('only the address for replying puts the cursor into the box', async () => {
  const { unmount } = await show(part(), undefined, paths.dashboardEntry('messages', ID))
  await expect.element(box()).toBeVisible()
  await expect.element(box()).not.toHaveFocus()
  await unmount()
  await show(part(), undefined, paths.replyTo(ID))
  await expect.element(box()).toHaveFocus()
  await button('Mark as done').click()
  await expect.element(box()).not.toHaveFocus()
})

test('Edit and send puts the failed text below what is being written, once', async () => {
  await show(part(FAILED))
  await button('Write another reply').click()
  await expect.element(box()).toHaveFocus()
  await box().fill('Half a sentence')
  await button('Edit and send').click()
  await expect.element(box()).toHaveValue(`Half a sentence\n\n${FAILED[1]?.text}`)
  await expect.element(box()).toHaveFocus()
  await button('Edit and send').click()
  await expect.element(box()).toHaveValue(`Half a sentence\n\n${FAILED[1]?.text}`)
})

function Replied() {
  const [replies, setReplies] = useState<MessageReply[]>([])
  return (
    <>
      <button onClick={() => setReplies([reply()])}>Another admin replies</button>
      {part(replies)}
    </>
  )
}

test('what is typed stays in the open box while somebody else replies', async () => {
  await show(<Replied />)
  await box().fill('Half a sentence')
  await button('Another admin replies').click()
  await expect.element(page.getByText('Gas rings are not allowed in the hall.')).toBeVisible()
  await expect.element(box()).toHaveValue('Half a sentence')
})

test.each(WIDTHS)('a failed reply says why, and is sent again or edited, at %i px', async (width) => {
  await setWidth(width)
  await show(part(FAILED))
  await expect.element(page.getByText('The mailbox of sadia.rehman@example.org is full.')).toBeVisible()
  await expect.element(page.getByText(/We tried 5 times, last on /)).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await button('Send again').click()
  expect(asked.mock.calls).toEqual([[sendReplyAgain, { id: ID }]])
  await button('Edit and send').click()
  await expect.element(box()).toHaveValue(FAILED[1]?.text ?? '')
  await expect.element(box()).toHaveFocus()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await setWidth(1280)
})
