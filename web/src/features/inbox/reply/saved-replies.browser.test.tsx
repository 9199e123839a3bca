import { changeSavedReplies } from 'domain/api/inbox.ts'
import type { SavedReply } from 'domain/schemas/handling.ts'
import { en } from 'domain/texts/en.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { HttpError } from '#lib/http/http.ts'
import { findViolations } from '#testing/find-violations.ts'
import { show } from '#testing/show.tsx'
import { SavedReplies } from './saved-replies.tsx'

interface Stored {
  replies: SavedReply[]
  revision: number
}

/** The document of which the page hears. */
const live = vi.hoisted(() => {
  let heard: Stored = { replies: [], revision: 0 }
  let announce = () => {}
  return {
    get: () => heard,
    subscribe: (listener: () => void) => {
      announce = listener
      return () => (announce = () => {})
    },
    hear: (next: Stored) => {
      heard = next
      announce()
    },
  }
})

vi.mock('#lib/firebase/call-signed-in.ts')
vi.mock('#lib/firebase/live-queries.ts', async () => {
  const { useSyncExternalStore } = await import('react')
  return {
    useLiveSavedReplies: () => ({
      status: 'ready',
      data: useSyncExternalStore(live.subscribe, live.get),
    }),
  }
})

const asked = vi.mocked(callSignedIn)

const FEES = { id: 'fees', title: 'Fees', text: 'Rs 1,500 once.' }
const STALL = { id: 'stall', title: 'Stall rules', text: 'One table.' }
const KITCHEN = { id: 'kitchen', title: 'Home kitchen', text: 'You need a licence.' }

/** The revision that the server has. */
let stored = 0
const hear = (next: Stored) => {
  stored = next.revision
  live.hear(next)
}

beforeEach(() => {
  localStorage.clear()
  hear({ replies: [FEES, STALL, KITCHEN], revision: 7 })
  // the server answers, and the listener has not heard of it yet
  asked.mockReset().mockImplementation(async (_endpoint, input) => {
    const { replies, revision } = input as unknown as Stored
    if (revision !== stored) throw new HttpError(412, { detail: en.forms.savedRepliesChanged })
    stored = revision + 1
    return { replies, revision: stored }
  })
})

const SESSION = { key: 'admin', user: { id: 'admin' } } as unknown as OpenSession
const open = () => show(<SavedReplies session={SESSION} />)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const titleField = () => page.getByLabelText('Title')
const textField = () => page.getByLabelText('Text', { exact: true })
const titles = () =>
  page
    .getByRole('list', { name: 'Saved replies' })
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

test('a reply that is edited is found by its id after another admin has moved and added some', async () => {
  await open()
  await button('Edit Stall rules').click()
  await textField().fill('Two tables.')
  hear({ replies: [{ id: 'new', title: 'Parking', text: 'None.' }, STALL, FEES], revision: 8 })
  await expect.element(page.getByRole('heading', { name: 'Parking' })).toBeVisible()
  await expect.element(textField()).toHaveValue('Two tables.')
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText(en.forms.savedRepliesChanged)).toBeVisible()
  await button('Save').click()
  await expect.element(button('Edit Stall rules')).toHaveFocus()
  const replies = [{ id: 'new', title: 'Parking', text: 'None.' }, { ...STALL, text: 'Two tables.' }, FEES]
  expect(asked.mock.calls).toEqual([
    [changeSavedReplies, { replies, revision: 7 }],
    [changeSavedReplies, { replies, revision: 8 }],
  ])
})

test('a reply that another admin deletes stays in its form, and is stored again', async () => {
  await open()
  await button('Edit Stall rules').click()
  await textField().fill('Two tables.')
  hear({ replies: [FEES], revision: 8 })
  await expect.element(page.getByRole('heading', { name: 'Home kitchen' })).not.toBeInTheDocument()
  await button('Save').click()
  await expect.element(page.getByRole('alert').getByText(en.forms.savedRepliesChanged)).toBeVisible()
  await button('Save').click()
  await expect.poll(titles).toEqual(['Fees', 'Stall rules'])
  await expect.element(page.getByText('Two tables.')).toBeVisible()
})

test('replies of an earlier version, which have no ids, get them with the first change', async () => {
  const bare = [FEES, STALL].map(({ title, text }) => ({ title, text }))
  hear({ replies: bare, revision: 1 })
  await open()
  await button('Move up: Stall rules').click()
  await expect.poll(titles).toEqual(['Stall rules', 'Fees'])
  expect(asked.mock.calls).toEqual([
    [
      changeSavedReplies,
      {
        replies: [
          { ...bare[1], id: 'old-1' },
          { ...bare[0], id: 'old-0' },
        ],
        revision: 1,
      },
    ],
  ])
})

test('a reply is deleted at the revision that was read, and a failure is told in the question', async () => {
  await open()
  await button('Edit Stall rules').click()
  hear({ replies: [FEES, { ...STALL, text: 'Three tables.' }], revision: 8 })
  await button('Delete').click()
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('This cannot be undone.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(question.getByText(en.forms.savedRepliesChanged)).toBeVisible()
  expect(asked.mock.calls).toEqual([[changeSavedReplies, { replies: [FEES], revision: 7 }]])
  expect(await findViolations()).toEqual([])
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(button('Edit Fees')).toHaveFocus()
  expect(titles()).toEqual(['Fees'])
})

test('the focus stays with what was pressed: after Cancel, a new reply, a move', async () => {
  await open()
  await button('Edit Fees').click()
  await expect.element(titleField()).toHaveFocus()
  await button('Cancel').click()
  await expect.element(button('Edit Fees')).toHaveFocus()

  await button('New reply').click()
  await expect.element(titleField()).toHaveFocus()
  await button('Cancel').click()
  await expect.element(button('New reply')).toHaveFocus()
  await button('New reply').click()
  await titleField().fill('Parking')
  await textField().fill('Dear !')
  const area = textField().element() as HTMLTextAreaElement
  area.setSelectionRange(5, 5)
  await button('{name}').click()
  await expect.element(textField()).toHaveValue('Dear {name}!')
  expect([document.activeElement, area.selectionStart]).toEqual([area, 11])
  await button('Save').click()
  await expect.element(button('Edit Parking')).toHaveFocus()

  const up = button('Move up: Stall rules')
  await up.click()
  await expect.poll(titles).toEqual(['Stall rules', 'Fees', 'Home kitchen', 'Parking'])
  await expect.element(up).toHaveFocus()
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(asked).toHaveBeenCalledTimes(2)
})

test('what is typed survives a reload, a move and a press on another reply, until it is saved', async () => {
  const { unmount } = await open()
  await button('Edit Stall rules').click()
  await textField().fill('Two tables.')
  await button('Move up: Home kitchen').click()
  await expect.element(button('Move up: Home kitchen')).toHaveAttribute('aria-disabled', 'false')
  await button('Edit Fees').click()
  await expect.element(page.getByText('Please save or cancel this reply first.')).toBeVisible()
  await expect.element(titleField()).toHaveFocus()
  await unmount()

  const again = await open()
  await expect.element(textField()).toHaveValue('Two tables.')
  await expect.element(page.getByRole('form', { name: 'Stall rules' })).toBeVisible()
  await button('Save').click()
  await expect.element(button('Edit Stall rules')).toBeVisible()
  await again.unmount()
  await open()
  await expect.element(button('Edit Stall rules')).toBeVisible()
})
