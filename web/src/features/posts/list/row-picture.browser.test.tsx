import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { RowPicture } from './row-picture.tsx'

test('a draft whose picture cannot be loaded shows the generated picture of its id', async () => {
  stubFetch(async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/__/firebase/init.json')
      return Response.json({ projectId: 'chamber', apiKey: 'key', appId: 'app' })
    return Response.json({}, { status: pathname === '/emulators.json' ? 200 : 404 })
  })
  const image = '/media/blogs/draft/picture-1440.webp'
  await show(
    <div data-testid="picture">
      <RowPicture post={{ id: 'draft', image, is_published: false }} />
    </div>,
  )
  await expect.poll(() => page.getByTestId('picture').element().querySelector('svg')).not.toBeNull()
})
