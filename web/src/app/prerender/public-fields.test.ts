import { expect, test } from 'vitest'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { toPublicSite } from './page/public-fields.ts'
import { planSite } from './plan-site.tsx'

/** Fields of stored documents that visitors may not see, and drafts, which they cannot read yet. */
const kept = { author_uid: 'uid-of-the-author', note: 'a note of the office' }
const draft = { is_published: false, title: 'Words of a draft', description: 'What a draft says' }
const SECRETS = ['author_uid', kept.author_uid, kept.note, draft.title, draft.description, 'draft-id']

// newest first, with the draft between two published posts: as their neighbour and among the newest
const site = siteOf(
  [
    { ...blogOf({ id: 'first', title: 'First post' }), ...kept },
    { ...blogOf({ ...draft, id: 'draft-id' }), ...kept },
    { ...blogOf({ id: 'second', title: 'Second post' }), ...kept },
  ],
  [
    { ...eventOf({ id: 'first', title: 'First event' }), ...kept },
    { ...eventOf({ ...draft, id: 'draft-id' }), ...kept },
    { ...eventOf({ id: 'second', title: 'Second event' }), ...kept },
  ],
)

test('no file of the site contains a draft or the uid of an author, and each post and event has its page', async () => {
  const files = planSite(SOURCE_FRAME, site)
  const pages = await Promise.all(files.map(async ({ path, render }) => [path, await render()] as const))
  const found = pages.flatMap(([path, html]) =>
    SECRETS.filter((secret) => `${path} ${html}`.includes(secret)).map((secret) => `${secret} in ${path}`),
  )
  expect(found).toEqual([])
  const ofOne = files.map(({ path }) => path).filter((path) => /\/(?:first|second)\.html$/.test(path))
  expect(ofOne.toSorted()).toEqual([
    '/blog-details-fullwidth/first.html',
    '/blog-details-fullwidth/second.html',
    '/blog-details-left/first.html',
    '/blog-details-left/second.html',
    '/blog-details/first.html',
    '/blog-details/second.html',
    '/event-details/first.html',
    '/event-details/second.html',
  ])
  const html = Object.fromEntries(pages)
  expect(html['/blog-details/first.html']).toContain('Second post')
  expect(html['/event-details/second.html']).toContain('First event')
})

test.each(['a/b', 'a b', '../home', 'کھڈی', '\ud800', ''])(
  'a post and an event with the id %j have no page',
  (id) => {
    const odd = siteOf([blogOf({ id, title: 'Odd one' }), blogOf({ id: 'a_B-1' })], [eventOf({ id })])
    const paths = planSite(SOURCE_FRAME, odd).map(({ path }) => path)
    expect(paths.filter((path) => /-details.*\//.test(path))).toEqual([
      '/blog-details/a_B-1.html',
      '/blog-details-left/a_B-1.html',
      '/blog-details-fullwidth/a_B-1.html',
      '/event-details/sample.ics',
      '/ur/event-details/sample.ics',
    ])
  },
)

test('an event keeps the empty fields that REST answers too, since both have one ETag', () => {
  const ends = { end_date: '', end_time: '', sequence: 0 }
  const [kept] = toPublicSite(siteOf([], [eventOf(ends)])).events
  expect(kept).toMatchObject(ends)
  const [without] = toPublicSite(siteOf([], [eventOf({})])).events
  expect(Object.keys(without ?? {})).not.toContain('end_date')
})

test('the list of files has no hash, and no address of a file for members', async () => {
  const file = {
    title: 'Fees',
    date: '2024-03-01',
    languages: '',
    name: 'fees.pdf',
    kind: 'pdf' as const,
    size: 96_000,
    createdAt: '2024-03-01T00:00:00.000Z',
    updatedAt: '2024-03-01T00:00:00.000Z',
    version: 'a-version',
    sha256: 'a-hash',
  }
  const files = [
    { ...file, id: 'open', readers: 'everybody' as const },
    { ...file, id: 'closed', readers: 'members' as const },
  ]
  const page = planSite(SOURCE_FRAME, { ...siteOf([]), files }).find(({ path }) => path === '/downloads.html')
  const html = (await page?.render()) ?? ''
  expect(html).toContain('href="/files/open/fees.pdf"')
  expect(html).not.toContain('/files/closed')
  for (const secret of ['a-version', 'a-hash']) expect(html).not.toContain(secret)
})
