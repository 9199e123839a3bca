import type { Page } from '@playwright/test'
import { hold } from './browser.ts'

/** Where pages ask for posts. */
export const BLOGS = '**/api/auth/blogs/**'

const post = (index: number, more: object = {}) => ({
  id: `post-${index}`,
  title: `Post number ${index}`,
  description: index === 7 ? 'About saffron.' : 'About trade.',
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  createdAt: `2024-03-${String(28 - index).padStart(2, '0')}T08:00:00.000Z`,
  updatedAt: '2024-03-28T08:00:00.000Z',
  ...more,
})

/** The second leads elsewhere, the seventh alone speaks of saffron. */
export const TWELVE_POSTS = Array.from({ length: 12 }, (_, index) =>
  post(index + 1, index === 1 ? { externalLink: 'https://www.trade.example/guide' } : {}),
)

/** Answers the page in the server's place. */
export const answerPosts = (page: Page, blogs: object[]) =>
  page.route(BLOGS, (route) => route.fulfill({ json: blogs }))

/** Holds that answer back. @returns lets it go */
export const holdPosts = (page: Page, blogs: object[]) =>
  hold(page, BLOGS, (route) => route.fulfill({ json: blogs }))
