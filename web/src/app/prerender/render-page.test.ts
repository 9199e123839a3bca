import { expect, test } from 'vitest'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

const { createdAt: _, ...undated } = blogOf({})

/** Required fields that a document may lack if it was stored without validation. */
const odd = siteOf(
  [
    // content that also appears on other pages
    ...['good', 'second', 'third', 'fourth'].map((id) => blogOf({ id })),
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
])('rendering the page of %s throws instead of returning an empty page', async (_what, path) => {
  await expect(render(path)).rejects.toThrow('Invalid time value')
})

test('the pages next to it are rendered', async () => {
  expect(await render('/blog-details/good.html')).toContain('A post')
  expect(await render('/blog-details-fullwidth/good.html')).toContain('A post')
})

test('a post without a text is planned, and rendering its pages throws', async () => {
  const site = siteOf([blogOf({ description: undefined as never })])
  const files = planSite(SOURCE_FRAME, site)
  const file = files.find(({ path }) => path === '/blog-details/post.html')
  await expect(file?.render()).rejects.toThrow()
  const login = files.find(({ path }) => path === '/login.html')
  expect(await login?.render()).toContain('<form')
})

test('a post without optional fields has its pages and is in the lists', async () => {
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
