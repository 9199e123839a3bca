import { en } from 'domain/texts/en.ts'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { sendForm } from '#lib/http/upload-form.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { BLOGS, EVENTS, type Post, type ListedKind } from '../kinds.ts'
import { PostManagement } from './post-management.tsx'

vi.mock('#lib/http/upload-form.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))
vi.mock('#lib/firebase/live-queries.ts', () => ({
  useManagedPosts: () => ({ ...useStored(), retry: () => {} }),
  useManagedPost: (_session: unknown, _name: unknown, id: string | undefined) => {
    const { data } = useStored()
    return { status: 'ready', data: data.find((post) => post.id === id) ?? null, retry: () => {} }
  },
  useListVersion: () => ({ status: 'loading', retry: () => {} }),
  usePublished: () => ({ status: 'loading', retry: () => {} }),
}))

const POST: Post = {
  id: 'honey',
  title: 'Honey finds a buyer in Lahore',
  description: 'Three beekeepers of Balakot sell their spring harvest together.',
  externalLink: 'https://www.example.com/culture',
  image: '',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2024-03-15T09:00:00.000Z',
  updatedAt: '2024-03-15T09:00:00.000Z',
}
const EVENT: Post = { ...POST, id: 'walnut', date: '2024-03-23', time: '10:00', location: 'Chamber House' }
delete EVENT.externalLink

const MINE = 'Three beekeepers of Balakot and Kaghan sell their spring harvest together.'

let stored: readonly Post[] = []
const listeners = new Set<() => void>()
function useStored() {
  const [data, setData] = useState(stored)
  useState(() => listeners.add(() => setData(stored)))
  return { status: 'ready' as const, data }
}
/** The callbacks of all listeners. */
const store = (...posts: Post[]) => {
  stored = posts
  flushSync(() => listeners.forEach((tell) => tell()))
}

const session = {
  status: 'open',
  user: { full_name: 'Nasreen Akhtar' },
  actor: { uid: 'team', role: 'team', approved: true },
  key: 'team',
} as OpenSession

const See = ({ post, onClose }: { post: Post; onClose: () => void }): ReactNode => (
  <button onClick={onClose}>{`Seen: ${post.title}`}</button>
)

const open = (kind: ListedKind = BLOGS, at = '/dashboard?tab=blogs') =>
  show(
    <div id="main" tabIndex={-1} style={{ containerType: 'inline-size' }}>
      <PostManagement session={session} kind={kind} see={See} />
    </div>,
    undefined,
    at,
  )

const sent = vi.mocked(sendForm)
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: keyof typeof en.label) => page.getByLabelText(en.label[name], { exact: true })

beforeEach(() => {
  localStorage.clear()
  listeners.clear()
  stored = [POST]
  sent.mockReset()
})
afterEach(() => setWidth(1280))

async function writeOn() {
  await button(`Edit ${POST.title}`).click()
  await box('description').fill(MINE)
}

test('the form has what is stored; only changed fields are sent, with the version they are based on', async () => {
  await open()
  await writeOn()
  await expect.element(box('title')).toHaveValue('Honey finds a buyer in Lahore')
  await expect.element(page.getByLabelText(/^External link/)).toHaveValue('https://www.example.com/culture')
  sent.mockResolvedValue({ status: 200, body: { ...POST, updatedAt: '2026-01-01T00:00:00.000Z' } })
  await button('Update').click()
  await expect.element(page.getByText(en.blogs.updated)).toBeVisible()
  await expect.element(dialog('Edit Blog')).not.toBeInTheDocument()
  const [address, form, , options] = sent.mock.calls[0] ?? []
  expect(address).toBe('/api/auth/blogs/honey/')
  expect([...(form?.keys() ?? [])]).toEqual(['description'])
  expect(options).toMatchObject({ method: 'PATCH', headers: { 'If-Match': `"${POST.updatedAt}"` } })
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()
})

test('Create is disabled from the first frame until validation has finished', async () => {
  const enabled = new Set<boolean>()
  const observer = new MutationObserver(() => {
    const create = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Create')
    if (create) enabled.add(!create.disabled)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  await open()
  await button('Add New Blog').click()
  await expect.element(page.getByText(en.requiredFields)).toBeVisible()
  observer.disconnect()
  expect([...enabled]).toEqual([false])
})

test('Escape asks each time; a saved draft is marked in the list and restored', async () => {
  await open()
  await writeOn()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await expect.element(box('description')).toHaveValue(MINE)
  await button('Cancel').click()
  await button('Save draft').click()
  await expect.element(dialog('Edit Blog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Unsaved changes')).toBeVisible()
  await button(`Edit ${POST.title}`).click()
  await expect.element(page.getByText(/^Draft saved on this device/)).toBeVisible()
  await expect.element(box('description')).toHaveValue(MINE)
  await button('Cancel').click()
  await button('Discard').click()
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument()
})

test('text typed during sending stays as an unsaved change', async () => {
  await open()
  await writeOn()
  const { promise, resolve } = deferred<{ status: number; body: unknown }>()
  sent.mockReturnValue(promise)
  await button('Update').click()
  await box('title').fill('Honey')
  const saved = { ...POST, description: 'As sent.', updatedAt: '2026-01-01T00:00:00.000Z' }
  store(saved)
  resolve({ status: 200, body: saved })
  await expect.element(page.getByText(en.blogs.updated)).toBeVisible()
  await expect.element(box('title')).toHaveValue('Honey')
  await expect.element(page.getByText(/while you were writing/)).not.toBeInTheDocument()
})

test('without own edits the form shows changes of others; with edits it asks for each field', async () => {
  await open()
  await button(`Edit ${POST.title}`).click()
  const first = { ...POST, title: 'Honey', updatedAt: '2024-03-16T09:00:00.000Z' }
  store(first)
  await expect.element(box('title')).toHaveValue('Honey')
  await box('description').fill('Mine.')
  const theirs = {
    ...first,
    title: 'Honey of Balakot',
    description: 'Theirs.',
    editor_name: 'Mehreen Abbasi',
    updatedAt: '2024-03-17T09:00:00.000Z',
  }
  store(theirs)
  await expect
    .element(page.getByText('Mehreen Abbasi saved this at 14:00, while you were writing.'))
    .toBeVisible()
  await button('Update').click()
  await expect.element(button('Save these versions')).toBeVisible()
  // the pressed button no longer exists
  expect(document.activeElement?.closest('dialog')).not.toBeNull()
  expect(sent).not.toHaveBeenCalled()
  expect(await findViolations()).toEqual([])
  sent.mockResolvedValue({ status: 200, body: theirs })
  await button('Save these versions').click()
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  const [, form, , options] = sent.mock.calls[0] ?? []
  // a title that only the other editor changed keeps that version
  expect([...(form?.entries() ?? [])]).toEqual([['description', 'Mine.']])
  expect(options).toMatchObject({ headers: { 'If-Match': `"${theirs.updatedAt}"` } })
})

test('text is not lost when someone deletes the post during editing', async () => {
  await open()
  await writeOn()
  store()
  await expect.element(page.getByText(/This post has been deleted/)).toBeVisible()
  await expect.element(box('description')).toHaveValue(MINE)
  await expect.element(button('Create')).toBeDisabled()
})

test('the form shows the error of the server, or that the connection is lost', async () => {
  await open()
  await writeOn()
  sent.mockResolvedValueOnce({ status: 400, body: { detail: 'Too many people wrote this.' } })
  await button('Update').click()
  await expect.element(page.getByText('Too many people wrote this.')).toBeVisible()
  sent.mockResolvedValueOnce({ status: 500, body: {} })
  await button('Update').click()
  await expect.element(page.getByText(en.blogs.updateFailed)).toBeVisible()
  sent.mockRejectedValueOnce(new Error('gone'))
  await button('Update').click()
  await expect.element(page.getByText(en.server.unreachable)).toBeVisible()
  await expect.element(box('description')).toHaveValue(MINE)
})

test('with the keyboard a post is changed and deleted, and the focus stays in place', async () => {
  const asked: string[] = []
  stubFetch(({ method, url }) => {
    if (method !== 'DELETE') return Response.json({})
    asked.push(new URL(url).pathname)
    store()
    return new Response(null, { status: 204 })
  })
  await open()
  const edit = button(`Edit ${POST.title}`)
  edit.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box('title')).toHaveFocus()
  sent.mockResolvedValue({ status: 200, body: { ...POST, updatedAt: '2026-01-01T00:00:00.000Z' } })
  await userEvent.keyboard('{End} again{Enter}')
  await expect.element(page.getByText(en.blogs.updated)).toBeVisible()
  expect(sent.mock.calls[0]?.[1].get('title')).toBe(`${POST.title} again`)
  await expect.element(edit).toHaveFocus()

  for (let tabs = 0; tabs < 2; tabs += 1) await userEvent.tab()
  await expect.element(button(`Delete ${POST.title}`)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const question = page.getByRole('alertdialog', { name: en.blogs.deleteConfirm, exact: true })
  await expect.element(question).toBeVisible()
  // past the close button and the toast of the previous action
  const remove = question.getByRole('button', { name: 'Delete', exact: true }).element()
  for (let tabs = 0; tabs < 4 && document.activeElement !== remove; tabs += 1) await userEvent.tab()
  expect(document.activeElement).toBe(remove)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toEqual(['/api/auth/blogs/honey/'])
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test.each(WIDTHS)(
  'lists, dialogs and empty lists are accessible and fit a window of %i px',
  async (width) => {
    await setWidth(width)
    for (const [kind, post, edit] of [
      [BLOGS, POST, 'Edit Blog'],
      [EVENTS, EVENT, 'Edit Event'],
    ] as const) {
      stored = [post]
      const { unmount } = await open(kind)
      await expect.element(page.getByText('March', { exact: false }).first()).toBeVisible()
      const check = async () => {
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
        expect(await findViolations()).toEqual([])
      }
      await check()
      await button(`Edit ${post.title}`).click()
      await expect.element(dialog(edit)).toBeVisible()
      // disabled until validation has finished, which changes its colours
      await expect.element(button('Update')).toBeEnabled()
      await check()
      await button('Close').click()
      store()
      await expect.element(page.getByText(/^No (blogs|events) found\. Create your first/)).toBeVisible()
      await check()
      await unmount()
    }
  },
)
