import type { PublicBlog } from 'domain/blog.ts'
import { samples } from 'domain/content/samples.ts'
import type { PublicEvent } from 'domain/event.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { blogSchema } from 'domain/schemas/blog.ts'
import type { SiteData } from 'domain/site.ts'
import { entityTag } from 'domain/values/entity-tag.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, SOURCE_FRAME, siteOf } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

/**
 * Texts that end, begin or hide something: in HTML, in JSON, in a script, in a line, in another writing
 * system.
 */
const HOSTILE = [
  '</script>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  '<!doctype html>',
  '</title>',
  '</style>',
  '</textarea>',
  '<script type="application/json" id="page-data">{}',
  '<img src=x onerror=alert(1)>',
  '<!--page-->',
  '<!--data-->',
  '<!--head-->',
  '<div id="root">',
  ']]>',
  '$&',
  '$1',
  "$'",
  '${x}',
  '{{x}}',
  '%s',
  '\\',
  '\\u003c',
  '\\n',
  '"',
  "'",
  '`',
  '<',
  '>',
  '&',
  '&amp;',
  '&lt;',
  '&quot',
  '&#x27;',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '\t',
  ' ',
  '\u2028',
  '\u2029',
  '\u200d',
  '🧵',
  '👩🏽‍🌾',
  'é',
  'e\u0301',
  'کھڈی سے',
  '\u200f',
  'words',
  'https://example.org/?a=1&b="2"',
]

/** Generates texts that the office can store. */
const storable = (field: 'title' | 'description') =>
  fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme', maxLength: 3 })), {
      minLength: 1,
      maxLength: 30,
    })
    .map((pieces) => ({ ...blogOf({}), [field]: pieces.join('').slice(0, MAX_LENGTH[field]).toWellFormed() }))
    .filter((blog) => blogSchema.isValidSync(blog))
    .map((blog) => blogSchema.cast(blog)[field])

const storableLink = fc
  .array(fc.constantFrom('"', "'", '<', '>', '&', '&amp;', '</a>', 'کھڈی', 'x'))
  .map((pieces) => `https://trade.example/?q=${pieces.join('')}`)

/** Converts line ends as a browser does. */
const read = (text: string) => text.replace(/\r\n?/g, '\n')

const render = async (site: SiteData, path: string) => {
  const file = planSite(SOURCE_FRAME, site).find((planned) => planned.path === `${path}.html`)
  return parsePage((await file?.render()) ?? '')
}

const dataOf = (page: ReturnType<typeof parsePage>) => {
  const [json = '', ...more] = page.texts('script', { id: 'page-data' })
  expect(more).toEqual([])
  return JSON.parse(json) as PageData
}

/** Returns the same post with harmless words and as many paragraphs. */
const tame = <Post extends PublicBlog | PublicEvent>(post: Post): Post => ({
  ...post,
  title: 'Title',
  description: paragraphsOf(post.description)
    .map(() => 'words')
    .join('\n\n'),
})

const expectHead = (page: ReturnType<typeof parsePage>, { title, description }: PublicBlog | PublicEvent) => {
  expect(page.texts('title')).toEqual([read(`${title} | ${samples.organisation.name}`)])
  const contents = page.values('meta', 'content')
  // title and text may be the same, which adds more
  expect(contents.filter((content) => content === read(title)).length).toBeGreaterThanOrEqual(2)
  expect(contents.filter((content) => content === excerptOf(description)).length).toBeGreaterThanOrEqual(3)
}

/** Leaves out the strokes of the figure, which differ by author. */
const undrawn = ({ skeleton }: ReturnType<typeof parsePage>) =>
  skeleton.filter((element) => element !== 'path stroke d')

const layouts = ['/blog-details', '/blog-details-left', '/blog-details-fullwidth']
const runs = { numRuns: 40 }

describe('for any text of the office', () => {
  test(
    'the page of a post shows exactly that text, and its markup stays the same',
    () =>
      fc.assert(
        fc.asyncProperty(
          storable('title'),
          storable('description'),
          storableLink,
          fc.constantFrom(...layouts),
          async (title, description, externalLink, layout) => {
            const blog = blogOf({ title, description, externalLink, author_name: title })
            const neighbour = blogOf({ id: 'other', title })
            const page = await render(siteOf([blog, neighbour]), `${layout}/post`)
            expect(dataOf(page).post).toMatchObject({ blog, previous: { id: 'other', title, image: '' } })
            expect(page.texts('h2', { id: 'post' })).toEqual([read(title)])
            expect(page.texts('p').join('\n')).toContain(paragraphsOf(description).join('\n'))
            expect(page.texts('b')).toContain(`By ${read(title)}`)
            expect(page.values('a', 'href')).toContain(externalLink)
            expectHead(page, blog)
            const harmless = siteOf([{ ...tame(blog), author_name: 'x' }, tame(neighbour)])
            expect(undrawn(page)).toEqual(undrawn(await render(harmless, `${layout}/post`)))
          },
        ),
        runs,
      ),
    60_000,
  )

  test(
    'the page of an event shows exactly that text, too',
    () =>
      fc.assert(
        fc.asyncProperty(storable('title'), storable('description'), async (title, description) => {
          const event = eventOf({ title, description, location: title })
          const page = await render(siteOf([], [event]), '/event-details/event')
          expect(dataOf(page).event?.event).toEqual(event)
          expect(page.texts('h2', { id: 'event' })).toEqual([read(title)])
          // in the facts and at the map
          expect(new Set(page.texts('bdi'))).toEqual(new Set([read(title)]))
          expect(page.texts('p').join('\n')).toContain(paragraphsOf(description).join('\n'))
          expectHead(page, event)
          const harmless = siteOf([], [{ ...tame(event), location: 'x' }])
          expect(page.skeleton).toEqual((await render(harmless, '/event-details/event')).skeleton)
        }),
        runs,
      ),
    60_000,
  )

  // the most characters of a description that a card of the page shows
  test.each([
    ['/home', 90],
    ['/blog', 160],
  ])(
    'the posts of %s show exactly that text, too',
    (path, most) =>
      fc.assert(
        fc.asyncProperty(storable('title'), storable('description'), async (title, description) => {
          const blog = blogOf({ title, description })
          const page = await render(siteOf([blog]), path)
          const words = { title, description: excerptOf(description, 240) }
          expect(dataOf(page).blogs?.items).toMatchObject([words])
          expect(page.texts('article').join()).toContain(read(title))
          expect(page.texts('p')).toContain(excerptOf(words.description, most))
          expect(page.skeleton).toEqual((await render(siteOf([tame(blog)]), path)).skeleton)
        }),
        { numRuns: 15, examples: [['!', HOSTILE.slice(0, 12).join('')]] },
      ),
    60_000,
  )
})

/** Marks of formatted texts, and what somebody could hide in them. */
const MARKS = [
  '**',
  '*',
  '# ',
  '- ',
  '1. ',
  '> ',
  '![',
  '[',
  '](',
  ')',
  '[a](javascript:alert(1))',
  '[a](/x "',
  '09:30 ',
]

const hostileMarks = fc
  .array(fc.constantFrom(...HOSTILE, ...MARKS), { minLength: 1, maxLength: 30 })
  .map((pieces) => pieces.join('').slice(0, MAX_LENGTH.description).toWellFormed())
  .filter((description) => blogSchema.isValidSync(blogOf({ description })))
  .map((description) => blogSchema.cast(blogOf({ description })).description)

test(
  'a formatted text of the office adds no script, no attribute and no other address, and its page names it once',
  () =>
    fc.assert(
      fc.asyncProperty(hostileMarks, async (description) => {
        const format = 'markdown'
        const site = siteOf([blogOf({ description, format })], [eventOf({ description, format })])
        for (const path of ['/blog-details/post', '/event-details/event']) {
          const page = await render(site, path)
          const { post, event } = dataOf(page)
          expect({ ...post?.blog, ...event?.event }).not.toHaveProperty('format')
          const tamed = siteOf([tame(blogOf({ description }))], [tame(eventOf({ description }))])
          const harmless = await render(tamed, path)
          expect(page.texts('script').length).toBe(harmless.texts('script').length)
          const attributes = page.skeleton.flatMap((element) => element.split(' ').slice(1))
          expect(attributes.filter((name) => /^(on|style|srcdoc|formaction)/.test(name))).toEqual([])
          for (const href of page.values('a', 'href'))
            expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(
              new URL(href, 'https://chamber.example').protocol,
            )
          expect(page.values('img', 'src')).toEqual(harmless.values('img', 'src'))
        }
      }),
      { numRuns: 25 },
    ),
  60_000,
)

test('a formatted post is shown with its marks, and in short everywhere else', async () => {
  const description = 'The **first** [contract](/about).\n\n## What it says\n\n- 200 jars\n\n1. Pay'
  const blog = blogOf({ description, format: 'markdown' })
  const event = eventOf({ description: `${description}\n\n09:30 *Tea*`, format: 'markdown' })
  const site = siteOf([blog], [event])
  const page = await render(site, '/blog-details/post')
  expect(page.texts('strong')).toEqual(['first'])
  expect(page.texts('h3')).toContain('What it says')
  expect(page.texts('li')).toEqual(expect.arrayContaining(['200 jars', 'Pay']))
  const words = 'The first contract. What it says 200 jars Pay'
  expect(page.values('meta', 'content').filter((content) => content === words).length).toBe(3)
  expect(dataOf(page).post?.blog.description).toBe(words)
  expect(dataOf(page).post?.etag).toBe(entityTag(blog))
  for (const path of ['/home', '/blog']) expect((await render(site, path)).texts('p')).toContain(words)

  const eventPage = await render(site, '/event-details/event')
  expect(eventPage.texts('time')).toContain('09:30')
  expect(eventPage.texts('em')).toEqual(['Tea'])
  expect(eventPage.texts('script', { type: 'application/ld+json' }).join()).toContain(words)
  const files = Object.fromEntries(planSite(SOURCE_FRAME, site).map(({ path, render: make }) => [path, make]))
  expect(await files['/feed.xml']?.()).toContain(`<description>${words}</description>`)
  expect((await files['/event-details/event.ics']?.())?.replaceAll('\r\n ', '')).toContain(
    String.raw`DESCRIPTION:The first contract.\n\nWhat it says\n\n200 jars\nPay\n\n09:30 Tea`,
  )
})

test.each(HOSTILE.filter((piece) => piece.trim() !== ''))(
  'a post with 20,000 characters of %j renders completely',
  async (piece) => {
    const description = `${`${piece} `
      .repeat(Math.ceil(20_000 / (piece.length + 1)))
      .slice(0, 19_999)
      .toWellFormed()}.`
    const blog = blogOf({ description })
    const page = await render(siteOf([blog]), '/blog-details/post')
    expect(dataOf(page).post?.blog).toEqual(blog)
    expect(page.texts('p').join('\n')).toContain(paragraphsOf(description).join('\n'))
  },
)

test('a post with 20,000 characters of paragraphs renders completely', async () => {
  const description = 'x\n\n'.repeat(6_666)
  const page = await render(siteOf([blogOf({ description })]), '/blog-details/post')
  expect(page.texts('p').filter((text) => text === 'x')).toHaveLength(6_666)
})
