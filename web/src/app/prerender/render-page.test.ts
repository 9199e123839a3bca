import { expect, test } from 'vitest'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

const { createdAt: _, ...undated } = blogOf({})

/** What a document can lack that somebody wrote past the checks. */
const odd = siteOf(
  [
    // what stands beside other pages too
    ...['good', 'second', 'third'].map((id) => blogOf({ id })),
    { ...undated, createdAt: undefined as never },
  ],
  [eventOf({ date: 'no date' }), eventOf({ id: 'good' })],
)

const render = (path: string) => {
  const file = planSite(SOURCE_FRAME, odd).find((planned) => planned.path === path)
  if (!file) throw new Error(`No file is planned at ${path}`)
  return file.render()
}

test.each([
  ['a post without the day it was written', '/blog-details/post.html'],
  ['a list with such a post', '/blog.html'],
  ['an event on a day that is none', '/event-details/event.html'],
])('the page of %s is no empty page but an error', async (_what, path) => {
  await expect(render(path)).rejects.toThrow('Invalid time value')
})

test('the pages beside it are rendered', async () => {
  expect(await render('/blog-details/good.html')).toContain('A post')
  expect(await render('/blog-details-fullwidth/good.html')).toContain('A post')
})

test('a post without words is planned, and its pages are errors', async () => {
  const site = siteOf([blogOf({ description: undefined as never })])
  const files = planSite(SOURCE_FRAME, site)
  const file = files.find(({ path }) => path === '/blog-details/post.html')
  await expect(file?.render()).rejects.toThrow()
  const login = files.find(({ path }) => path === '/login.html')
  expect(await login?.render()).toContain('<form')
})

test('a post that lacks what nothing needs has its pages all the same, and stands in the lists', async () => {
  const { id, title, description, is_published, createdAt } = blogOf({})
  const site = siteOf([{ id, title, description, is_published, createdAt } as never])
  for (const path of [
    '/blog-details/post.html',
    '/blog-details-left/post.html',
    '/blog.html',
    '/home.html',
  ]) {
    const file = planSite(SOURCE_FRAME, site).find((planned) => planned.path === path)
    expect(await file?.render()).toContain(title)
  }
})
