import { expect, test } from 'vitest'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from '../prerender/plan-site.tsx'

const files = planSite(SOURCE_FRAME, siteOf([blogOf({})], [eventOf({})]))

// once in the wide navigation and once in the phone menu; a list also marks its posts
test.each([
  ['/home', ['Home', 'Home'], 'page'],
  ['/blog', ['Blogs', 'Blogs', '1'], 'page'],
  ['/blog-details/post', ['Blogs', 'Blogs'], 'true'],
  ['/blog-details-left/post', ['Blogs', 'Blogs'], 'true'],
  ['/event-details/event', ['Event', 'Event'], 'true'],
  ['/login', [], 'page'],
])('on %s the navigation marks %j', async (path, marked, mark) => {
  const file = files.find((planned) => planned.path === `${path}.html`)
  const page = parsePage((await file?.render()) ?? '')
  expect(page.texts('a', { 'aria-current': mark })).toEqual(marked)
})
