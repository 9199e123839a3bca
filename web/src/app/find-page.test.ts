import { expect, test } from 'vitest'
import { paths } from '#lib/paths.ts'
import { findPage } from './find-page.ts'

const pages = [paths.home, paths.blog, paths.blogDetails.pattern, paths.dashboard].map((pattern) => ({
  pattern,
}))

test.each([
  ['an address', '/home', '/home'],
  ['a trailing slash', '/home/', '/home'],
  ['an id', '/blog-details/8f3a', '/blog-details/:id?'],
  ['an id with a trailing slash', '/blog-details/8f3a/', '/blog-details/:id?'],
  ['an id that is written in percents', paths.blogDetails.to('a/b ?'), '/blog-details/:id?'],
  ['an address without its id', '/blog-details', '/blog-details/:id?'],
  ['the beginning of another page', '/blog', '/blog'],
])('%s matches a page', (_name, pathname, pattern) => {
  expect(findPage(pages, pathname)).toEqual({ pattern })
})

test.each([
  ['an unknown address', '/nowhere'],
  ['an address below a page', '/home/more'],
  ['the root', '/'],
])('%s matches no page', (_name, pathname) => {
  expect(findPage(pages, pathname)).toBeUndefined()
})
