import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Post } from '#features/posts/kinds.ts'
import type { EditedKind } from '#features/posts/editor/post-editor.tsx'
import { show } from '#testing/show.tsx'
import type { ViewProps } from '../rail/view.ts'
import { BlogsView, EventsView } from './post-views.tsx'

const POST: Post = {
  id: 'honey',
  title: 'Honey finds a buyer in Lahore',
  description: 'Three beekeepers sell their spring harvest together.',
  image: '',
  is_published: true,
  author_name: 'Mehreen Abbasi',
  author_uid: 'team',
  createdAt: '2024-03-15T09:00:00.000Z',
  updatedAt: '2024-03-15T09:00:00.000Z',
}

const fail = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./blog-preview.tsx', fail)
vi.mock('./event-preview.tsx', fail)
const closed = vi.hoisted(() => vi.fn<() => void>())
vi.mock('#features/posts/view/post-management.tsx', () => ({
  PostManagement: ({ see: See }: EditedKind) => (
    <>
      <h1>The list</h1>
      <See post={POST} onClose={closed} />
    </>
  ),
}))

test.each([
  ['a post', BlogsView],
  ['an event', EventsView],
])(
  'the list stays where the page of %s could not be loaded, and the preview says so',
  async (_kind, View) => {
    await show(<View {...({} as ViewProps)} />)
    const preview = page.getByRole('dialog', { name: 'Preview' })
    await expect.element(preview.getByText(/^This part of the page could not be loaded/)).toBeVisible()
    await expect.element(page.getByText('The list')).toBeInTheDocument()
    await preview.getByRole('button', { name: 'Back' }).click()
    expect(closed).toHaveBeenCalledOnce()
    closed.mockClear()
  },
)
