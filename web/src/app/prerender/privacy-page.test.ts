import type { Content } from 'domain/content/content.ts'
import { samples } from 'domain/content/samples.ts'
import { KEPT, type KeptId } from 'domain/retention/kept.ts'
import { keptEn } from 'domain/texts/kept-en.ts'
import { keptUr } from 'domain/texts/kept-ur.ts'
import { expect, test } from 'vitest'
import { siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { listPages } from './page/list-pages.ts'
import { planSite } from './plan-site.tsx'

const siteWith = (privacy: Partial<Content['privacy']>) => ({
  ...siteOf([]),
  content: { ...samples, privacy: { ...samples.privacy, ...privacy } },
})

/** Returns the text of the page, without its tags. */
async function textWith(privacy: Partial<Content['privacy']>, prefix = ''): Promise<string> {
  const planned = planSite(SOURCE_FRAME, siteWith(privacy))
  const file = planned.find(({ path }) => path === `${prefix}/privacy.html`)
  const html = (await file?.render()) ?? ''
  return html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('&#x27;', "'")
}

const versionWith = (privacy: Partial<Content['privacy']>, at = '/privacy') =>
  listPages(siteWith(privacy))
    .find(({ path }) => path === at)
    ?.data().privacyVersion

test('the privacy page names everything about people that is kept, and nothing else', async () => {
  const text = await textWith({})
  const named = Object.entries(keptEn.rows).filter(
    ([, { what, why }]) => text.includes(`|${what}|`) && text.includes(`|${why}|`),
  )
  const ids = (Object.keys(KEPT) as KeptId[]).filter((id) => KEPT[id].group !== 'none')
  expect(ids).toContain('cards')
  expect(named.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
})

test('the privacy page in Urdu names what is kept in Urdu', async () => {
  const text = await textWith({}, '/ur')
  expect(text).toContain(`|${keptUr.rows.cards.what}|`)
  expect(text).not.toContain(keptEn.rows.cards.what)
})

test("the privacy page has the chamber's days, and says where accounts are stored", async () => {
  const text = await textWith({ cards: 45, messages: 100 })
  expect(text).toContain('|45 days after the last decision|')
  expect(text).toContain('45 days after the last decision on your application')
  expect(text).toContain('|100 days after it was sent or last handled|')
  expect(text).not.toContain('90 days')
  expect(text).toContain('servers of Google in Belgium.')
  expect(text).toContain('stores accounts in the United States.')
})

test('questions go to the person whom the chamber names, else to the office', async () => {
  const { email } = samples.organisation
  const office = await textWith({})
  expect(office).toContain('Write to the office.')
  expect(office).toContain(`|${email}|`)
  const named = await textWith({ contact: { name: 'Nasreen Akhtar', email: 'data@chamber.example' } })
  expect(named).toContain('Write to the person responsible: Nasreen Akhtar.')
  expect(named).toContain('|data@chamber.example|')
  expect(named).not.toContain(`|${email}|`)
})

test('the version is the same on the sign-up page, and changes with the days but not with the contact', async () => {
  const version = versionWith({})
  expect(version).toMatch(/^[0-9a-z]{1,16}$/)
  expect(await textWith({})).toContain(`|${version}|`)
  expect(versionWith({}, '/signup')).toBe(version)
  expect(versionWith({ contact: { name: 'Gul', email: '' } })).toBe(version)
  expect(versionWith({ cards: 91 })).not.toBe(version)
  expect(versionWith({}, '/home')).toBeUndefined()
})
