import { parseFeed } from '@rowanmanning/feed-parser'
import fc from 'fast-check'
import Parser from 'rss-parser'
import { expect, test } from 'vitest'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { blogOf, siteOf } from '#testing/sample-site.ts'
import { feedFile } from './feed.ts'

const feed = (...[blogs]: Parameters<typeof siteOf>) => feedFile(siteOf(blogs), 'test').render()
const ORIGIN = 'https://chamber.example'

test('two feed readers find the newest posts with title, address, day and first words', async () => {
  const blogs = [
    blogOf({ id: 'old', createdAt: '2024-01-01T08:00:00.000Z' }),
    blogOf({ id: 'new', title: 'Tea & <b>talk</b>', createdAt: '2024-03-01T08:00:00.000Z' }),
  ]
  const text = await feed(blogs)
  const { items, title, link, description } = await new Parser().parseString(text)
  expect({ title, link }).toEqual({ title: siteOf([]).content.organisation.name, link: `${ORIGIN}/blog` })
  expect(description).toBeTruthy()
  expect(items).toMatchObject([
    {
      title: 'Tea & <b>talk</b>',
      link: `${ORIGIN}/blog-details/new`,
      guid: `${ORIGIN}/blog-details/new`,
      isoDate: '2024-03-01T08:00:00.000Z',
      content: 'Plain words.',
    },
    { link: `${ORIGIN}/blog-details/old` },
  ])
  const read = parseFeed(text)
  expect(read.meta).toMatchObject({ type: 'rss', version: '2.0' })
  expect(read.self).toBe(`${ORIGIN}/feed.xml`)
  expect(read.items.map(({ url }) => url)).toEqual([
    `${ORIGIN}/blog-details/new`,
    `${ORIGIN}/blog-details/old`,
  ])
})

test('at most twenty posts are in the feed', async () => {
  const blogs = Array.from({ length: 30 }, (_, n) => blogOf({ id: `post-${n}` }))
  expect(parseFeed(await feed(blogs)).items).toHaveLength(20)
  expect(parseFeed(await feed([])).items).toEqual([])
})

const PARTS = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '</script>',
    ']]>',
    '<![CDATA[',
    '&amp;',
    '"',
    '\0',
    '\u{ffff}',
    '\n',
    'خواتین',
    '\u{202b}متن',
    '👩🏽‍🌾',
    '\ud800',
  ),
)

test('any text leaves the feed well-formed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(PARTS, { minLength: 1 }), async (parts) => {
      const text = `a${parts.join(' ')}z`
      const [item] = (
        await new Parser().parseString(await feed([blogOf({ title: text, description: text })]))
      ).items
      const shown = (value: string) =>
        value.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      // XML has one sign for the end of a line
      const read = (value: string) => value.replaceAll(/\r\n?/g, '\n')
      expect(item?.title?.trim()).toBe(read(shown(text)).trim())
      expect(item?.content?.trim()).toBe(read(shown(excerptOf(text))).trim())
    }),
  )
})
