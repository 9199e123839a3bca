import type { PublicBlog } from 'domain/blog.ts'
import { samples } from 'domain/content/samples.ts'
import type { PublicEvent } from 'domain/event.ts'
import type { SiteData } from 'domain/site.ts'
import { describe, expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

const blog = (n: number, more: Partial<PublicBlog> = {}): PublicBlog => ({
  id: `b${n}`,
  title: `Post ${n}`,
  description: `${n} `.repeat(1_000).trim(),
  image: '',
  externalLink: '',
  is_published: true,
  author_name: 'Office',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
})
const event = (n: number): PublicEvent => {
  const { externalLink: _link, ...post } = blog(n, { id: `e${n}` })
  return { ...post, date: '2026-12-01', time: '10:00', location: 'Chamber House' }
}
const blogs = (count: number) => Array.from({ length: count }, (_none, n) => blog(n))

const site: SiteData = {
  content: samples,
  blogs: blogs(8),
  events: [event(0), event(1), event(2)],
  blogsVersion: 5,
  day: '2026-11-30',
  language: 'en',
  origin: '',
}
const dataAt = (path: string, of = site) =>
  listPages(of)
    .find((page) => page.path === path)
    ?.data()
const tagsOf = (of: SiteData) => new Map(listPages(of).map(({ path, tag }) => [path, tag]))
const changed = (before: SiteData, after: SiteData) => {
  const [known, now] = [tagsOf(before), tagsOf(after)]
  return [...now.keys()].filter((path) => known.get(path) !== now.get(path))
}

describe('the data of a page has', () => {
  test('as many shortened cards as the page shows, and the number of all posts', () => {
    const home = dataAt('/home')?.blogs
    expect(home?.items.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4', 'b5'])
    expect(home).toMatchObject({ total: 8, version: 5 })
    const list = dataAt('/blog')
    expect(list?.blogs?.items.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3', 'b4'])
    expect(list?.recent?.map(({ id }) => id)).toEqual(['b0', 'b1', 'b2', 'b3'])
    for (const { description } of [...(home?.items ?? []), ...(list?.recent ?? [])])
      expect(description.length).toBeLessThanOrEqual(240)
  })

  test('its own complete post with the newer and the older post, and no other description', () => {
    const data = dataAt('/blog-details-fullwidth/b3')
    expect(data?.post).toMatchObject({
      blog: blog(3),
      previous: { id: 'b4', title: 'Post 4', image: '' },
      next: { id: 'b2', title: 'Post 2', image: '' },
    })
    expect(Object.keys(data ?? {})).toEqual(['content', 'post'])
    expect(JSON.stringify(data).match(/"description"/g)).toHaveLength(1)
  })

  test('only one neighbour at the ends of the list', () => {
    expect(dataAt('/blog-details/b0')?.post).not.toHaveProperty('next')
    expect(dataAt('/blog-details/b7')?.post).not.toHaveProperty('previous')
    expect(dataAt('/event-details/e0')?.event).not.toHaveProperty('previous')
    expect(dataAt('/event-details/e1')?.event).toMatchObject({ previous: { id: 'e0' }, next: { id: 'e2' } })
  })

  test('only the parts of the content that the page shows', () => {
    expect(Object.keys(dataAt('/home')?.content ?? {})).toEqual([
      'organisation',
      'home',
      'aims',
      'causes',
      'counters',
      'team',
    ])
    expect(Object.keys(dataAt('/login')?.content ?? {})).toEqual(['organisation'])
  })

  test('all people on /about, and the first three leaders on a home page', () => {
    const [president] = samples.team.leaders
    const people = ['staff', 'leaders', 'leaders', 'past', 'leaders', 'leaders'] as const
    const leaders = people.flatMap((group, n) => (president ? [{ ...president, group, name: `${n}` }] : []))
    const content = { ...samples, team: { ...samples.team, leaders } }
    const namesAt = (path: string) =>
      dataAt(path, { ...site, content })?.content.team?.leaders.map(({ name }) => name)
    expect(namesAt('/about')).toEqual(['0', '1', '2', '3', '4', '5'])
    for (const path of ['/home', '/home2', '/home3']) expect(namesAt(path)).toEqual(['1', '2', '4'])
  })
})

test('an address without an id shows the sample, whatever is stored', () => {
  for (const path of ['/blog-details', '/blog-details-left', '/blog-details-fullwidth']) {
    const { post, comments } = dataAt(path) ?? {}
    expect(post).toMatchObject({
      blog: { id: 'sample', title: samples.samplePost.title },
      sample: { likes: 48 },
    })
    expect(comments).toHaveLength(3)
  }
  expect(dataAt('/event-details')?.event?.event).toMatchObject(samples.sampleEvent)
})

describe('events', () => {
  const on = (date: string, id = date) => ({ ...event(0), id, date })
  const days = ['2026-11-29', '2026-12-01', '2026-11-30', '2026-11-28'].map((date) => on(date))
  const ids = (list: readonly { id: string }[] | undefined) => list?.map(({ id }) => id)
  const shownOn = (day: string) => dataAt('/event', { ...site, events: days, day })?.events

  test("are past when their day has ended in the organisation's time zone, latest first", () => {
    expect(ids(shownOn('2026-11-30')?.coming)).toEqual(['2026-11-30', '2026-12-01'])
    expect(ids(shownOn('2026-11-30')?.past)).toEqual(['2026-11-29', '2026-11-28'])
    expect(ids(shownOn('2026-12-01')?.coming)).toEqual(['2026-12-01'])
    expect(ids(shownOn('2026-12-02')?.coming)).toEqual([])
  })

  test('that end with a day change the pages that list them, but not the content of any event page', () => {
    const before = { ...site, events: days }
    const after = { ...before, day: '2026-12-01' }
    expect(changed(before, { ...before, day: '2026-11-30' })).toEqual([])
    expect(changed(before, after)).toEqual(['/home', '/home2', '/home3', '/event', '/contact'])
    const sideOf = (of: SiteData) =>
      listPages(of).find(({ path }) => path === '/event-details/2026-12-01')?.side
    expect(sideOf(after)).not.toBe(sideOf(before))
  })

  test('link to the events before and after them, past or upcoming', () => {
    const { previous, next } = dataAt('/event-details/2026-11-30', { ...site, events: days })?.event ?? {}
    expect([previous?.id, next?.id]).toEqual(['2026-11-29', '2026-12-01'])
  })
})

test('each cause has a page, and the address without an id shows the first', () => {
  const paths = listPages(site).map(({ path }) => path)
  for (const path of ['', '/education', '/water', '/food']) expect(paths).toContain(`/case-single${path}`)
})

test('only the page for unknown addresses is marked as not found', () => {
  const saying = listPages(site).filter((page) => page.data().isNotFound)
  expect(saying.map(({ path }) => path)).toEqual(['/404'])
})

describe('the changed pages', () => {
  const pagesOfPost = (id: string) => [
    `/blog-details/${id}`,
    `/blog-details-left/${id}`,
    `/blog-details-fullwidth/${id}`,
  ]

  test('for a new text of an old post are its own pages', () => {
    const edited = site.blogs.map((post, n) => (n === 7 ? { ...post, description: 'New.' } : post))
    expect(changed(site, { ...site, blogs: edited }).toSorted()).toEqual(pagesOfPost('b7').toSorted())
  })

  test('for a new title are also the pages of its neighbours', () => {
    const edited = site.blogs.map((post, n) => (n === 7 ? { ...post, title: 'New' } : post))
    expect(changed(site, { ...site, blogs: edited }).toSorted()).toEqual(
      [...pagesOfPost('b6'), ...pagesOfPost('b7')].toSorted(),
    )
  })

  test('for a new post are the lists, its own pages and those of the previous post', () => {
    const paths = changed(site, { ...site, blogs: [blog(99), ...site.blogs], blogsVersion: 6 })
    expect(paths.toSorted()).toEqual(
      [
        '/home',
        '/blog',
        '/blog-left',
        '/blog-fullwidth',
        ...pagesOfPost('b99'),
        ...pagesOfPost('b0'),
      ].toSorted(),
    )
  })

  test('for a comment are the pages of its post, which contain it', () => {
    const comment = {
      id: 'c',
      parent: '',
      name: 'Gul',
      website: '',
      comment: 'Yes.',
      createdAt: '2026-01-01',
    }
    const commented = { ...site, comments: { b3: [comment] } }
    expect(changed(site, commented).toSorted()).toEqual(pagesOfPost('b3').toSorted())
    expect(dataAt('/blog-details/b3', commented)?.comments).toEqual([comment])
    expect(dataAt('/blog-details/b4', commented)).not.toHaveProperty('comments')
  })

  test('for a new page description are only that page', () => {
    const descriptions = { ...samples.descriptions, services: 'Another.' }
    expect(changed(site, { ...site, content: { ...samples, descriptions } })).toEqual(['/services'])
  })

  test('for a new version number alone are none', () => {
    expect(changed(site, { ...site, blogsVersion: 9 })).toEqual([])
  })

  test('for the causes are the home page and their own, for the organisation all pages', () => {
    const causes = { ...samples, causes: { ...samples.causes, causes: [] } }
    const other = { ...samples, organisation: { ...samples.organisation, phone: '+92 992 111 111' } }
    const before = { ...site, content: { ...samples, causes: { ...samples.causes, causes: [sampleCause] } } }
    expect(changed(before, { ...site, content: causes })).toEqual([
      '/home',
      '/case',
      '/case-single',
      '/donate',
    ])
    expect(changed(site, { ...site, content: other })).toHaveLength(listPages(site).length)
  })
})

const sampleCause = { id: 'water', title: 'Water', progress: 1, raised: '$1', goal: '$2', image: '', alt: '' }

test('planning ten times as many posts takes about ten times as long, not a hundred', () => {
  const timeOf = (count: number) => {
    const large = { ...site, blogs: blogs(count) }
    const start = performance.now()
    listPages(large)
    return performance.now() - start
  }
  timeOf(200)
  expect(timeOf(2_000)).toBeLessThan(40 * Math.max(timeOf(200), 5))
})
