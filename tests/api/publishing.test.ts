import { expect, test } from 'vitest'
import { deletePost, openSite, pagesOf, published, raise, savePost } from '../support/publishing.ts'
import { tinyRenderer } from '../support/tiny-renderer.ts'

test('a saved post is in the files of the folder, and site/published says since when', async () => {
  const site = await openSite()
  await savePost(1)
  await site.publish()
  const pages = await pagesOf(site.folder)
  expect([...pages.keys()]).toEqual(['/blog-details/post-1.html', '/home.html'])
  expect(pages.get('/home.html')).toContain('Post 1')
  expect(await published()).toMatchObject({
    build: 'one',
    release: await site.target.liveRelease(),
    at: '2026-11-22T10:00:00.500Z',
    later: 0,
    problem: null,
    lease: null,
  })
})
