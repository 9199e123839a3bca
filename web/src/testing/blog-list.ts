import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The numbers below the list of posts. */
export const pages = page.getByRole('navigation', { name: 'Pages' })

/** One of them; what cannot be chosen is a button. */
export const pageButton = (name: string) =>
  pages.getByRole('link', { name, exact: true }).or(pages.getByRole('button', { name, exact: true }))

/** The titles of the posts that the list shows. */
export const titles = page.getByRole('list', { name: 'Posts' }).getByRole('article').getByRole('heading')

export const expectTitles = (...expected: string[]) =>
  expect.poll(() => titles.elements().map((element) => element.textContent)).toEqual(expected)

/** Those of the first page of `TWELVE_POSTS`. */
export const FIRST_FIVE = [
  'Post number 1',
  'Post number 2 (opens in a new tab)',
  'Post number 3',
  'Post number 4',
  'Post number 5',
]
