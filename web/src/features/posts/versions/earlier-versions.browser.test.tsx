import { en } from 'domain/texts/en.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '#testing/find-violations.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { BLOGS, type Post } from '../kinds.ts'
import { PostForm } from '../editor/post-form.tsx'

vi.mock('#lib/firebase/auth.ts', () => ({ idToken: async () => 'token' }))
vi.mock('#lib/firebase/use-private-picture.ts', () => ({ usePrivatePicture: () => null }))

const POST: Post = {
  id: 'honey',
  title: 'Honey finds a buyer in Lahore',
  description: 'Three beekeepers of Balakot and Kaghan sell together.',
  externalLink: '',
  image: '/media/blogs/honey/0123456789abcdef-480.webp',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2026-03-15T09:00:00.000Z',
  updatedAt: '2026-03-17T09:00:00.000Z',
}
const VERSIONS = [
  ['last', '2026-03-16T09:00:00.000Z', 'Three beekeepers of Balakot sell together.', POST.image],
  ['first', '2026-03-15T09:00:00.000Z', 'Three beekeepers.', '/media/blogs/honey/fedcba9876543210-480.webp'],
].map(([id, savedAt, description, image]) => ({
  id,
  savedAt,
  saved_by: 'Mehreen Abbasi',
  replacedAt: POST.updatedAt,
  replaced_by: 'Nasreen Akhtar',
  content: { title: POST.title, description, externalLink: '', image },
}))

/** The requests that were sent, and with which version. */
let asked: string[] = []
let versions = VERSIONS
let restored: () => Response
beforeEach(() => {
  localStorage.clear()
  asked = []
  versions = VERSIONS
  restored = () => Response.json({ ...POST, updatedAt: '2026-04-01T00:00:00.000Z' })
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return new Response(null, { status: 404 })
    asked.push(`${request.method} ${pathname} ${request.headers.get('if-match') ?? ''}`.trim())
    if (request.method === 'POST') return restored()
    const kept = versions.find(({ id }) => pathname.endsWith(`/${id}/`))
    return Response.json(kept ?? versions.map(({ content: _content, ...listed }) => listed))
  })
})
afterEach(() => setWidth(1280))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const open = async (post = POST) => {
  await show(
    <PostForm
      kind={BLOGS}
      post={post}
      id={POST.id}
      uid="team"
      author={{ id: 'team', full_name: 'Nasreen Akhtar' }}
      isDeleted={false}
      isLeft={false}
      onLeave={vi.fn()}
      onReturn={vi.fn()}
      onFinish={vi.fn()}
      onMade={vi.fn()}
      onPreview={vi.fn()}
    />,
  )
}
const words = (name: string) =>
  [...page.getByRole('region', { name }).element().querySelectorAll('ins')].map(
    ({ textContent }) => textContent,
  )

test('a long text is scrolled to what differs', async () => {
  const [last] = VERSIONS
  if (!last) throw new Error('There is no version.')
  const long = 'The market opens at nine. '.repeat(200)
  versions = [{ ...last, content: { ...last.content, description: `${long}Three beekeepers sell alone.` } }]
  await open({ ...POST, description: `${long}Three beekeepers sell together.` })
  await button('Earlier versions').click()
  const both = page.getByRole('region', { name: en.label.description })
  await expect.element(both.getByText('alone', { exact: false }).last()).toBeVisible()
  const changes = [...both.element().querySelectorAll('ins')]
  expect(changes).toHaveLength(2)
  for (const change of changes) {
    const [own, box] = [change, change.parentElement].map((element) => element?.getBoundingClientRect())
    expect(own?.top).toBeGreaterThan(box?.top ?? NaN)
    expect(own?.bottom).toBeLessThan(box?.bottom ?? NaN)
  }
})

test('a version is compared word by word with what is stored, and restored over it', async () => {
  await open()
  await button('Earlier versions').click()
  await expect.element(page.getByRole('radio', { name: /March 16, 2026, 14:00/ })).toBeChecked()
  await expect.element(page.getByRole('region', { name: en.label.description })).toBeVisible()
  expect(words(en.label.description)).toEqual(['and Kaghan '])
  await expect.element(page.getByRole('region', { name: en.label.image })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: /March 15, 2026, 14:00/ }).click()
  await expect.element(page.getByRole('region', { name: en.label.image })).toBeVisible()
  await button('Restore this version').click()
  await expect.element(page.getByText(en.blogs.updated)).toBeVisible()
  await expect.element(page.getByLabelText(en.label.title, { exact: true })).toHaveFocus()
  expect(asked.at(-1)).toBe(`POST /api/auth/blogs/honey/versions/first/ "${POST.updatedAt}"`)
})

test('with unsaved changes nothing can be restored, and they are still there afterwards', async () => {
  await open()
  await page.getByLabelText(en.label.title, { exact: true }).fill('Mine')
  await button('Earlier versions').click()
  await expect.element(page.getByText(/^You have changes that are not saved/)).toBeVisible()
  await expect.element(button('Restore this version')).toBeDisabled()
  await button('Back').click()
  await expect.element(button('Earlier versions')).toHaveFocus()
  await expect.element(page.getByLabelText(en.label.title, { exact: true })).toHaveValue('Mine')
})

test('a post that somebody has changed meanwhile is not restored', async () => {
  await open()
  await button('Earlier versions').click()
  restored = () => Response.json({ detail: en.blogs.changed }, { status: 412 })
  await button('Restore this version').click()
  await expect.element(page.getByText(en.blogs.changed)).toBeVisible()
  await expect.element(button('Restore this version')).toBeEnabled()
})

test('a post that was never changed says that there is no earlier version', async () => {
  versions = []
  await open()
  await button('Earlier versions').click()
  await expect.element(page.getByText(/^No earlier versions yet/)).toBeVisible()
  await expect.element(button('Restore this version')).not.toBeInTheDocument()
})

test.each(WIDTHS)('earlier versions are accessible and fit a window of %i px', async (width) => {
  await setWidth(width)
  await open()
  await button('Earlier versions').click()
  await page.getByRole('radio', { name: /March 15, 2026/ }).click()
  await expect.element(page.getByRole('region', { name: en.label.image })).toBeVisible()
  expect(page.getByRole('dialog').element().scrollWidth).toBeLessThanOrEqual(width)
  expect(await findViolations()).toEqual([])
})
