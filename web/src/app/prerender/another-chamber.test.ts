import type { Content } from 'domain/content/content.ts'
import { expect, test } from 'vitest'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

const site = siteOf([blogOf({})], [eventOf({ location: 'Hall' })])

/** Addresses, ids of causes and days are not replaced, since their rules need them. */
const isWords = (text: string) => /\p{L}{2}/u.test(text) && !/^(https?:|\/|[a-z\d-]+$|\d{4}-)/.test(text)

const replaced: string[] = []

/** Returns the content as another chamber would write it, without any sentence of the sample. */
function rewritten(value: unknown): unknown {
  if (typeof value === 'string') {
    if (!isWords(value)) return value
    replaced.push(value)
    return value.includes('@') ? 'desk@another.example' : `Another ${replaced.length}`
  }
  if (Array.isArray(value)) return value.map(rewritten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewritten(inner)]))
}

const content = rewritten({
  ...site.content,
  organisation: { ...site.content.organisation, phone: '+92 946 111 111' },
}) as Content
const files = planSite(SOURCE_FRAME, { ...site, content, origin: 'https://another.example' })

/** Texts that only this chamber's own content may use. */
const OF_THE_SAMPLE =
  /Abbottabad|Mansehra|Haripur|Battagram|Hazara|Hindko|Women’s Chamber|chamber\.example|92 992/i

const plain = (file: string) =>
  file.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** These two texts stand on buttons of every page, whatever the home page says. */
const { give, join } = site.content.home
const sentences = replaced.filter((words) => words.includes(' ') && words !== give && words !== join)

test.each(files)('$path has no text of the sample chamber', async ({ render }) => {
  const file = plain(await render())
  expect(OF_THE_SAMPLE.exec(file)?.[0]).toBeUndefined()
  expect(sentences.filter((words) => file.includes(words))).toEqual([])
})

test.each([
  ['about', 'about'],
  ['services', 'services'],
  ['blog', 'blog'],
  ['blog-left', 'blog'],
  ['blog-fullwidth', 'blog'],
  ['event', 'events'],
  ['contact', 'contact'],
  ['volunteer', 'volunteer'],
  ['signup', 'signUp'],
] as const)('/%s uses the description that the office wrote', async (page, name) => {
  const file = plain((await files.find(({ path }) => path === `/${page}.html`)?.render()) ?? '')
  const { [name]: description } = content.descriptions
  expect(file.match(/<meta name="description" content="[^"]*/g)).toEqual([
    `<meta name="description" content="${description}`,
  ])
  expect(file).toContain(`<meta property="og:description" content="${description}">`)
})
