import fc from 'fast-check'
import { defaultTreeAdapter as tree, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { headTags, type PageMeta } from './head-tags.ts'

const post: PageMeta = {
  path: '/blog-details/abc',
  title: 'One loom',
  description: 'She began with a borrowed loom.',
  siteName: 'Women’s Chamber',
  language: 'en',
  card: '/share/abc.jpg',
  publishedAt: '2024-03-15T08:00:00.000Z',
}
const page: PageMeta = {
  path: '/home',
  title: 'Home',
  description: 'A forum.',
  siteName: 'Chamber',
  language: 'ur',
}

/** Returns every tag as a browser reads it: its name and its content. */
const read = (html: string) =>
  parseFragment(html)
    .childNodes.filter((node) => tree.isElementNode(node))
    .map(({ tagName, attrs }) => {
      const { rel, property, name, href, content } = Object.fromEntries(
        attrs.map((attribute) => [attribute.name, attribute.value]),
      )
      return [tagName === 'link' ? rel : (property ?? name), href ?? content]
    })

test('the share preview of a post is an article with its card', () => {
  const image = 'https://chamber.example/share/abc.jpg'
  expect(read(headTags(post, 'https://chamber.example'))).toEqual([
    ['canonical', 'https://chamber.example/blog-details/abc'],
    ['alternate', '/feed.xml'],
    ['manifest', '/manifest.webmanifest'],
    ['og:type', 'article'],
    ['og:site_name', 'Women’s Chamber'],
    ['og:locale', 'en_US'],
    ['og:title', 'One loom'],
    ['og:description', 'She began with a borrowed loom.'],
    ['og:url', 'https://chamber.example/blog-details/abc'],
    ['og:image', image],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'One loom'],
    ['article:published_time', '2024-03-15T08:00:00.000Z'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', 'One loom'],
    ['twitter:description', 'She began with a borrowed loom.'],
    ['twitter:image', image],
  ])
})

test('the share preview of a page without a card uses the card of the chamber', () => {
  const tags = Object.fromEntries(read(headTags(page, 'https://chamber.example')))
  expect(tags).toMatchObject({
    'og:type': 'website',
    'og:locale': 'ur_PK',
    'og:image': 'https://chamber.example/share-card.png',
    'og:image:type': 'image/png',
  })
  expect(tags).not.toHaveProperty('article:published_time')
})

test('a site that does not know its address leaves addresses out', () => {
  const tags = headTags(post, '')
  expect(Object.keys(Object.fromEntries(read(tags)))).toEqual([
    'manifest',
    'og:type',
    'og:site_name',
    'og:locale',
    'og:title',
    'og:description',
    'article:published_time',
    'twitter:card',
    'twitter:title',
    'twitter:description',
  ])
  expect(tags).not.toContain('/media/')
})

test('whatever a title and a text contain, the tags contain exactly that', () => {
  const hostile = fc.array(
    fc.constantFrom(
      '"',
      "'",
      '<',
      '>',
      '&',
      '&amp;',
      '&quot',
      '</title>',
      '<!--',
      '\n',
      '\u2028',
      '🧵',
      'کھڈی',
      ' a',
    ),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(hostile, hostile, (title, description) => {
      const meta = { ...page, title: title.join(''), description: description.join('') }
      const tags = read(headTags(meta, 'https://chamber.example'))
      expect(tags).toHaveLength(18)
      expect(Object.fromEntries(tags)).toMatchObject({
        'og:title': meta.title,
        'twitter:title': meta.title,
        'og:description': meta.description,
        'twitter:description': meta.description,
      })
    }),
  )
})
