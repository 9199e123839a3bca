import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The page numbers below the list of posts. */
export const pages = page.getByRole('navigation', { name: 'Pages' })

/** Finds one page number; a disabled one is a button. */
export const pageButton = (name: string) =>
  pages.getByRole('link', { name, exact: true }).or(pages.getByRole('button', { name, exact: true }))

/** Returns the titles of the visible posts. */
export const titles = page.getByRole('list', { name: 'Posts' }).getByRole('article').getByRole('heading')

export const expectTitles = (...expected: string[]) =>
  expect.poll(() => titles.elements().map((element) => element.textContent)).toEqual(expected)

/** The titles on the first page of `TWELVE_POSTS`. */
export const FIRST_FIVE = [
  'Post number 1',
  'Post number 2 (opens in a new tab)',
  'Post number 3',
  'Post number 4',
  'Post number 5',
]
