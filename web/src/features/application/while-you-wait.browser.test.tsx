import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { show } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import { WhileYouWait } from './pending-status.tsx'

test('an applicant is shown the latest two posts', async () => {
  stubFetch(() => Response.json(TWELVE_POSTS.slice(0, 3)))
  await show(<WhileYouWait />)
  await expect.element(page.getByRole('link', { name: 'Post number 1' })).toBeVisible()
  await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(2)
})

test('an applicant sees that there are no posts when the response is not a list', async () => {
  stubFetch(() => Response.json({}))
  await show(<WhileYouWait />)
  await expect.element(page.getByText('No recent posts found', { exact: true })).toBeVisible()
})
