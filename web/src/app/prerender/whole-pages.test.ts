import { samples } from 'domain/content/samples.ts'
import { expect, test } from 'vitest'
import { parsePage } from '#testing/parsed-page.ts'
import { blogOf, eventOf, siteOf, SOURCE_FRAME } from '#testing/sample-site.ts'
import { planSite } from './plan-site.tsx'

const pages = planSite(SOURCE_FRAME, siteOf([blogOf({})], [eventOf({})])).filter(({ path }) =>
  path.endsWith('.html'),
)

test.each(pages)('$path has its complete text in the HTML and no script in it', async ({ render }) => {
  const html = await render()
  const body = html.slice(html.indexOf('<div id="root"'))
  expect(body).not.toContain('<template')
  const scripts = [...body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
  expect(scripts.filter((tag) => !/ type="application\/(ld\+)?json"| src=/.test(tag))).toEqual([])
})

test('on /services each service is a heading below that of all of them', async () => {
  const html = (await pages.find(({ path }) => path === '/services.html')?.render()) ?? ''
  const titles = samples.services.services.map(({ title }) => title)
  expect(titles).not.toEqual([])
  expect(
    parsePage(html)
      .texts('h3')
      .filter((text) => titles.includes(text)),
  ).toEqual(titles)
})

test.each(pages)('$path has no sizes of a picture without its widths', async ({ render }) => {
  const tags = (await render()).match(/<(img|link)\b[^>]*>/g) ?? []
  expect(tags.filter((tag) => /sizes=/i.test(tag) && !/(srcset|rel="icon")/i.test(tag))).toEqual([])
})
