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

const SOCIAL = {
  facebook: 'https://www.facebook.com/another',
  instagram: 'https://www.instagram.com/another',
  linkedin: '',
}
const PERSON = { role: 'Member', does: '', image: '', alt: '' }
const { organisation } = site.content
const written = rewritten({
  ...site.content,
  organisation: { ...organisation, phone: '+92 946 111 111', social: SOCIAL },
}) as Content
const content: Content = {
  ...written,
  causes: {
    ...written.causes,
    causes: written.causes.causes.map((cause) => ({
      ...cause,
      raised: 'Rs 1,960,000',
      goal: 'Rs 2,240,000',
    })),
  },
  giving: { ...written.giving, currency: 'PKR', least: 10, most: 5_000_000 },
  organisation: {
    ...written.organisation,
    ways: [{ label: 'JazzCash', accountTitle: '', number: '0300 1234567', note: 'Name the reference' }],
  },
  team: {
    ...written.team,
    leaders: [
      ...written.team.leaders,
      { ...PERSON, name: 'Hina Swati', group: 'committee', term: '2026 to 2028' },
      { ...PERSON, name: 'Sadia Noor', group: 'staff', term: '' },
      { ...PERSON, name: 'Asma Jan', group: 'past', term: '2014 to 2016' },
    ],
  },
}
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

const fileAt = async (page: string) =>
  plain((await files.find(({ path }) => path === `/${page}.html`)?.render()) ?? '')

/** Returns the HTML of a page without scripts, styles and comments. */
const shownAt = async (page: string) =>
  (await fileAt(page)).replaceAll(/<(script|style).*?<\/\1>|<!--.*?-->/gs, '')

test.each(['home', 'about', 'case', 'case-single', 'donate'])(
  'with donations in rupees /%s shows rupees and no dollars',
  async (page) => {
    const shown = await shownAt(page)
    expect(shown).toMatch(/Rs\s?[\d,]+/)
    expect(shown).not.toContain('$')
  },
)

test('/donate names the limits and each other way to pay, and /about the people of all groups', async () => {
  const donate = await shownAt('donate')
  expect(donate).toMatch(/At least Rs\s10\./)
  expect(donate).toContain('0300 1234567')
  const about = await shownAt('about')
  for (const text of ['Committee', 'Hina Swati', '2026 to 2028', 'Staff', 'Past presidents', '2014 to 2016'])
    expect(about).toContain(text)
  expect(await fileAt('home')).not.toContain('Hina Swati')
})

test('/contact links to the social networks that the office has given, above the footer', async () => {
  const [page = ''] = (await shownAt('contact')).split('<footer')
  for (const address of [SOCIAL.facebook, SOCIAL.instagram]) expect(page).toContain(`href="${address}"`)
  expect(page).not.toContain('LinkedIn')
})
