import { en } from 'domain/texts/en.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keepFile, readKeptFile } from '#lib/files/kept-file.ts'
import { sendForm } from '#lib/http/upload-form.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { BLOGS, EVENTS, type Post, type PostKind } from '../kinds.ts'
import { draftKey, readPostDraft } from './post-draft.ts'
import { PostForm } from './post-form.tsx'

vi.mock('#lib/http/upload-form.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))

const POST: Post = {
  id: 'honey',
  title: 'Honey finds a buyer in Lahore',
  description: 'Three beekeepers of Balakot sell their spring harvest together.',
  externalLink: '',
  image: '',
  is_published: false,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2026-03-15T09:00:00.000Z',
  updatedAt: '2026-03-15T09:00:00.000Z',
}
const EVENT: Post = { ...POST, date: '2099-03-23', time: '10:00', location: 'Chamber House' }
const AT = '2027-03-12T04:00:00.000Z'
const TODAY = '2027-03-01T08:00:00.000Z'

const sent = vi.mocked(sendForm)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const radio = (name: RegExp) => page.getByRole('radio', { name })
const day = page.getByLabelText('Date of publication')
const time = page.getByLabelText('Time of publication')

const form = (post: Post, kind: PostKind = BLOGS) => (
  <PostForm
    {...{ kind, post }}
    id={post.id}
    uid="team"
    author={{ id: 'team', full_name: 'Nasreen Akhtar' }}
    isDeleted={false}
    isLeft={false}
    onLeave={vi.fn()}
    onReturn={vi.fn()}
    onFinish={vi.fn()}
    onMade={vi.fn()}
    onPreview={vi.fn()}
  />
)
/** Replaces the stored post, as a listener does. */
let store: (post: Post) => void
function Live({ first }: { first: Post }) {
  const [post, setPost] = useState(first)
  useEffect(() => {
    store = (next) => flushSync(() => setPost(next))
  }, [])
  return form(post)
}
const fieldsSent = () => Object.fromEntries(sent.mock.calls[0]?.[1] ?? [])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  localStorage.clear()
  sent.mockReset()
  sent.mockResolvedValue({ status: 200, body: { ...POST, updatedAt: '2026-04-01T00:00:00.000Z' } })
})
afterEach(async () => {
  vi.useRealTimers()
  await setWidth(1280)
})

test('a draft is scheduled in Pakistan time, and the button names the day', async () => {
  await show(form(POST))
  await expect.element(radio(/^Draft/)).toBeChecked()
  await radio(/^Publish at/).click()
  await expect.element(time).toHaveValue('09:00')
  await day.fill('2027-03-12')
  await expect.element(page.getByText('Friday, March 12, 2027, 09:00')).toBeVisible()
  await expect.element(page.getByText('Pakistan Standard Time. You can change it until then.')).toBeVisible()
  await button('Schedule for March 12').click()
  await vi.waitFor(() => expect(fieldsSent()).toEqual({ is_published: 'false', publish_at: AT }))
})

test('a schedule without a day or a time is named and cannot be saved', async () => {
  await show(form({ ...POST, publish_at: AT }))
  await time.fill('')
  await expect.element(page.getByText(en.field.time)).toBeVisible()
  await expect.element(button('Update')).toBeDisabled()
  await expect.element(page.getByText('when it is published')).toBeVisible()
  await time.fill('10:30')
  await day.fill('2028-03-12')
  await expect.element(page.getByText(en.field.scheduledTooFar)).toBeVisible()
})

test('a time that has passed says that it is published at once', async () => {
  await show(form(POST))
  await radio(/^Publish at/).click()
  await day.fill('2020-03-12')
  await expect.element(page.getByText(/^This time has passed/)).toBeVisible()
  await button('Update').click()
  await vi.waitFor(() =>
    expect(fieldsSent()).toEqual({ is_published: 'false', publish_at: '2020-03-12T04:00:00.000Z' }),
  )
})

test('whoever saves a scheduled post sends its schedule again', async () => {
  await show(form({ ...POST, publish_at: AT }))
  await page.getByLabelText(en.label.title, { exact: true }).fill('Honey')
  await button('Schedule for March 12').click()
  await vi.waitFor(() =>
    expect(fieldsSent()).toEqual({ title: 'Honey', is_published: 'false', publish_at: AT }),
  )
})

test('a draft ends a schedule', async () => {
  await show(form({ ...POST, publish_at: AT }))
  await radio(/^Draft/).click()
  await button('Update').click()
  await vi.waitFor(() => expect(fieldsSent()).toEqual({ is_published: 'false', publish_at: '' }))
})

test('the schedule is part of the draft on this device, also of a draft of an earlier version', async () => {
  const name = { uid: 'team', kind: BLOGS, id: POST.id }
  const { unmount } = await show(form(POST))
  await radio(/^Publish at/).click()
  await day.fill('2027-03-12')
  await expect.element(page.getByText(/^Draft saved on this device/)).toBeVisible()
  await unmount()
  const again = await show(form(POST))
  await expect.element(day).toHaveValue('2027-03-12')
  await again.unmount()

  const { title, description } = POST
  const values = { title, description, is_published: 'false' }
  const old = {
    at: Date.now(),
    values: { ...values, title: 'Mine' },
    base: { version: POST.updatedAt, values },
  }
  localStorage.setItem(draftKey(name), JSON.stringify(old))
  await show(form(POST))
  await expect.element(radio(/^Draft/)).toBeChecked()
  await button('Update').click()
  await vi.waitFor(() => expect(fieldsSent()).toEqual({ title: 'Mine' }))
})

test('drafts of somebody who left go after thirty days, with their pictures, when any author reads one', async () => {
  const [old, young] = ['old', 'young'].map((id) => draftKey({ uid: 'left', kind: BLOGS, id })) as [
    string,
    string,
  ]
  for (const [key, days] of [
    [old, 30],
    [young, 29],
  ] as const) {
    localStorage.setItem(key, JSON.stringify({ at: Date.now() - days * 86_400_000, values: {} }))
    await keepFile(key, new File(['a'], 'a.jpg'))
  }
  expect(readPostDraft({ uid: 'here', kind: BLOGS, id: 'mine' })).toBeUndefined()
  expect(localStorage.getItem(old)).toBeNull()
  await expect.poll(() => readKeptFile(old)).toBeUndefined()
  expect(localStorage.getItem(young)).not.toBeNull()
  expect(await readKeptFile(young)).toBeDefined()
})

test('a post that was published meanwhile meets the question about conflicts', async () => {
  await show(<Live first={{ ...POST, publish_at: AT }} />)
  await page.getByLabelText(en.label.title, { exact: true }).fill('Honey')
  store({ ...POST, is_published: true, updatedAt: '2026-04-01T04:00:00.000Z' })
  await expect.element(page.getByText('This was published at 09:00, while you were writing.')).toBeVisible()
  await button('Compare').click()
  const publishing = page.getByRole('region', { name: 'Publishing' })
  await expect.element(publishing.getByText('Published', { exact: true })).toBeVisible()
  await button('Save these versions').click()
  await vi.waitFor(() => expect(fieldsSent()).toEqual({ title: 'Honey' }))
})

test('a schedule that did not publish says why', async () => {
  await show(form({ ...POST, missed_at: AT }))
  await expect
    .element(page.getByText(/^Not published on March 12, 2027, 09:00: the person who scheduled it/))
    .toBeVisible()
})

test.each(WIDTHS)('the dialog with a schedule is accessible and fits a window of %i px', async (width) => {
  await setWidth(width)
  for (const [kind, post] of [
    [BLOGS, POST],
    [EVENTS, EVENT],
  ] as const) {
    const { unmount } = await show(form({ ...post, publish_at: AT, missed_at: AT }, kind))
    await expect.element(button('Schedule for March 12')).toBeEnabled()
    const dialog = page.getByRole('dialog').element()
    expect(dialog.scrollWidth).toBeLessThanOrEqual(width)
    expect(await findViolations()).toEqual([])
    await unmount()
  }
})
