import type { StoredContent } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { parsePageData } from '#lib/page-data/page-data-script.ts'
import { parsePage } from '#testing/parsed-page.ts'
import { siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from '../plan-site.tsx'

const format = 'markdown' as const
const { aims, giving, joining, services } = samples
const [story, ...otherStories] = giving.stories
const [first, ...otherServices] = services.services
const PICTURE = '/media/site/giving/0123456789abcdef-960.webp'

const render = async (path: string, content: Partial<StoredContent> = {}) => {
  const site = { ...siteOf([]), content: { ...samples, ...content } }
  return (
    (await planSite(SOURCE_FRAME, site)
      .find((file) => file.path === path)
      ?.render()) ?? ''
  )
}
const contentOf = (html: string) => parsePageData(html).content

const PAGES = ['/home', '/about', '/services', '/case', '/case-single/education', '/donate', '/signup'].map(
  (path) => `${path}.html`,
)

test.each(PAGES)('texts without marks leave %s as it is, byte for byte', async (path) => {
  const formatted = Object.fromEntries(
    Object.entries(samples).map(([part, values]) => [part, { ...values, format }]),
  ) as unknown as StoredContent
  // the first file of a process has its styles in another order
  await render(path)
  const html = await render(path)
  expect(html).toContain('</html>')
  expect(await render(path, formatted)).toBe(html)
})

test('marks in a part without a format stay as they were typed', async () => {
  const html = await render('/about.html', { aims: { ...aims, mission: 'To **help**\n\n- all' } })
  expect(parsePage(html).texts('p')).toContain('To **help**\n\n- all')
  expect(contentOf(html).aims).toEqual({ ...aims, mission: 'To **help**\n\n- all' })
})

test('a text with marks is on its page as HTML, and in its data without marks too', async () => {
  const mission = 'To **help** [all](/services)'
  const html = await render('/about.html', { aims: { ...aims, mission, format } })
  const page = parsePage(html)
  expect(page.texts('strong')).toEqual(['help'])
  expect(page.values('a', 'href')).toContain('/services')
  expect(contentOf(html).aims).toEqual({
    ...aims,
    mission: 'To help all',
    html: { mission: '<p>To <strong>help</strong> <a href="/services">all</a></p>' },
  })
  expect(contentOf(html).joining).toEqual(joining)
  const home = parsePage(await render('/home.html', { aims: { ...aims, mission, format } }))
  expect(home.texts('strong')).toEqual(['help'])
})

test('every long text shows its marks, and what is taken from it has none', async () => {
  const marked = { format, papersNote: '**Note**', feesNote: '- Fee', whoDecides: 'The _committee_' }
  const about = parsePage(await render('/about.html', { joining: { ...joining, ...marked } }))
  expect([about.texts('strong'), about.texts('em')]).toEqual([['Note'], ['committee']])
  expect(about.texts('li')).toContain('Fee')
  expect(
    parsePage(await render('/signup.html', { joining: { ...joining, ...marked } })).texts('strong'),
  ).toEqual(['Note', 'Note'])

  const marking = {
    ...services,
    services: [{ ...first!, text: '**Open** daily.' }, ...otherServices],
    format,
  }
  expect(parsePage(await render('/services.html', { services: marking })).texts('strong')).toEqual(['Open'])
  const home = await render('/home.html', { services: marking })
  expect(parsePage(home).texts('strong')).toEqual([])
  expect(parsePage(home).texts('p')).toContain('Open daily.')

  const hundred = { ...giving.hundred, words: '_Fees_ pay for it.' }
  const causes = parsePage(
    await render('/case.html', { giving: { ...giving, lead: '**Three** causes.', hundred, format } }),
  )
  expect([causes.texts('strong'), causes.texts('em')]).toEqual([['Three'], ['Fees']])
  expect(causes.values('meta', 'content')).toContain('Three causes.')
})

test('the story of a cause has headings and pictures, and neither a script nor HTML', async () => {
  const words = `## School\n\n![Books](${PICTURE}#960x540 "Seven books")\n\n<script>alert(1)</script>`
  const stories = [{ ...story!, story: words, care: '**Two** members' }, ...otherStories]
  const page = parsePage(
    await render('/case-single/education.html', { giving: { ...giving, stories, format } }),
  )
  expect(page.texts('h3')).toContain('School')
  expect(page.values('img', 'src')).toContain(PICTURE)
  expect(page.texts('figcaption')).toEqual(['Seven books'])
  expect(page.texts('p')).toContain('<script>alert(1)</script>')
  expect(page.texts('strong')).toContain('Two')
})
