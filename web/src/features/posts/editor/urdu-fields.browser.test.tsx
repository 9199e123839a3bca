import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HttpError } from '#lib/http/http.ts'
import { sendForm } from '#lib/http/upload-form.ts'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { EVENTS, type Post } from '../kinds.ts'
import { PostForm } from './post-form.tsx'

vi.mock('#lib/http/upload-form.ts', { spy: true })
vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))

const EVENT: Post = {
  id: 'fair',
  title: 'The spring fair',
  description: 'Thirty stalls.',
  format: 'markdown',
  image: '',
  is_published: true,
  date: '2099-03-23',
  time: '10:00',
  location: 'Chamber House',
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2026-03-15T09:00:00.000Z',
  updatedAt: '2026-03-15T09:00:00.000Z',
}
const UR = { title: 'بہار کا میلہ', description: 'تیس سٹال۔', location: '' }

const sent = vi.mocked(sendForm)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const form = (post: Post) => (
  <PostForm
    {...{ post }}
    kind={EVENTS}
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
const title = page.getByLabelText(/^Title in Urdu/)

beforeEach(() => {
  localStorage.clear()
  sent.mockReset()
  sent.mockResolvedValue({ status: 200, body: { ...EVENT, updatedAt: '2026-04-01T00:00:00.000Z' } })
})

test('the dialog says that Urdu is missing, and sends it whole once it has a title and a text', async () => {
  await show(form(EVENT))
  await expect.element(page.getByText(/^No Urdu yet/)).toBeVisible()
  await button('اردو').click()
  await title.fill(UR.title)
  await expect.element(title).toHaveAttribute('lang', 'ur')
  await expect.element(button('Update')).toBeDisabled()
  await button('English').click()
  await button('the description in Urdu').click()
  const description = page.getByLabelText(/^Description in Urdu/)
  await expect.element(description).toHaveFocus()
  await description.fill(UR.description)
  await expect.element(page.getByText(/^No Urdu yet/)).not.toBeInTheDocument()
  await button('English').click()
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue(EVENT.title)
  await button('Update').click()
  await vi.waitFor(() =>
    expect(Object.fromEntries(sent.mock.calls[0]?.[1] ?? [])).toEqual({ ur: JSON.stringify(UR) }),
  )
})

test('a refusal of an Urdu field leads to it, also from the English fields', async () => {
  await show(form({ ...EVENT, ur: UR }))
  await page.getByLabelText('Title', { exact: true }).fill('The summer fair')
  sent.mockRejectedValue(
    new HttpError(400, { error: 'No.', fields: { 'ur.description': ['Not this one.'] } }),
  )
  await button('Update').click()
  await expect.element(page.getByLabelText(/^Description in Urdu/)).toHaveFocus()
  await expect.element(page.getByText('Not this one.')).toBeVisible()
  await button('English').click()
  await expect.element(page.getByLabelText('Title', { exact: true })).toHaveValue('The summer fair')
})

test('emptied Urdu is sent as empty, which removes it', async () => {
  await show(form({ ...EVENT, ur: UR }))
  await button('اردو').click()
  await expect.element(title).toHaveValue(UR.title)
  await title.fill('')
  await page.getByLabelText(/^Description in Urdu/).fill('')
  await button('Update').click()
  const empty = { title: '', description: '', location: '' }
  await vi.waitFor(() =>
    expect(Object.fromEntries(sent.mock.calls[0]?.[1] ?? [])).toEqual({ ur: JSON.stringify(empty) }),
  )
})

test.each(WIDTHS)('at %i px the Urdu fields are accessible', async (width) => {
  await setWidth(width)
  await show(form({ ...EVENT, ur: UR }))
  await button('اردو').click()
  await expect.element(title).toBeVisible()
  expect(await findViolations()).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  await setWidth(1280)
})
