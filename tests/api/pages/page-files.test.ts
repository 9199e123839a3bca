import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { origin } from '../../support/environment.ts'
import { attribute, findAll, parseHtml, textOf } from '../../support/html.ts'
import { brokenLinks, sitemap } from '../../support/links.ts'
import { publicRoutes, sampleRoutes } from '../../support/routes.ts'

// Checks the files of the pages before any script runs. They show the sample data, since publishing is paused.

/** The addresses of the files that the build wrote, without the frame of the dashboard. */
const addresses = readdirSync('web/dist')
  .filter((file) => file.endsWith('.html') && file !== 'dashboard.html')
  .map((file) => `/${file.replace(/\.html$/, '')}`)

const load = async (path: string) => (await fetch(origin + path)).text()

describe.each(addresses)('the file of %s', (address) => {
  test('has one title and at most one description, both in the head', async () => {
    const page = parseHtml(await load(address))
    const head = findAll(page, 'head').flatMap((one) => findAll(one, 'title'))
    const descriptions = findAll(page, 'meta', { name: 'description' })
    expect(head).toHaveLength(1)
    // titles of pictures are inside svg
    expect(descriptions.length).toBeLessThanOrEqual(1)
    for (const one of descriptions) expect((one.parentNode as { tagName?: string }).tagName).toBe('head')
  })

  test('has no style attribute', async () => {
    expect((await load(address)).match(/<[^>]+\sstyle=/g)).toBeNull()
  })

  test('has no form that could write into the address or be sent before hydration', async () => {
    for (const form of findAll(parseHtml(await load(address)), 'form')) {
      // a search form may write its words into the address
      if (attribute(form, 'role') === 'search') continue
      expect(attribute(form, 'method')).toBe('post')
      if (findAll(form, 'input', { type: 'password' }).length > 0)
        expect(findAll(form, 'noscript').length).toBeGreaterThan(0)
      for (const button of findAll(form, 'button', { type: 'submit' }))
        expect(attribute(button, 'disabled')).toBeDefined()
    }
  })
})

test.each([...publicRoutes, ...sampleRoutes])(
  '$address is complete without JavaScript, explains how else to send its form, and has a menu',
  async ({ address, title, heading, way, texts, status = 200 }) => {
    const response = await fetch(origin + address)
    expect(response.status).toBe(status)
    const page = parseHtml(await response.text())
    expect(findAll(page, 'title').map(textOf)).toEqual([
      expect.stringMatching(new RegExp(`^${title}.* \\| `)),
    ])
    expect(findAll(page, 'h1').map(textOf)).toEqual([heading])
    if (way) expect(findAll(page, 'nav', { 'aria-label': 'Breadcrumb' }).map(textOf)).toEqual([way.join('')])
    const main = findAll(page, 'main').map(textOf).join('')
    for (const text of texts) expect(main).toContain(text)
    for (const form of findAll(page, 'form', { novalidate: '' })) {
      expect(findAll(form, 'a', { href: /^tel:/ })).not.toEqual([])
      expect(findAll(form, 'a', { href: /^mailto:/ })).not.toEqual([])
    }
    const [menu] = findAll(page, 'details', { 'data-menu': 'true' })
    const links = menu ? findAll(menu, 'a', { href: '/blog' }) : []
    expect(links.map(textOf)).toEqual(['Blogs'])
    expect(menu && findAll(menu, 'summary', { 'aria-label': 'Menu' })).toHaveLength(1)
  },
)

test('no page has a broken link', { timeout: 60_000 }, async () => {
  const all = [...publicRoutes.map(({ address }) => address), ...(await sitemap())]
  expect(await brokenLinks(all)).toEqual([])
})

test.each([
  '/no/such/page',
  '/blog-details/nobody',
  '/event-details/nobody',
  '/case-single/nobody',
  '/page',
  '/page/nobody',
  '/page/hall-for-rent',
])('%s returns 404 with the not-found page', async (address) => {
  const response = await fetch(origin + address)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Oops! Page Not Found!')
})

test('the sitemap lists every page for search engines and no other page', async () => {
  expect(await load('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const listed = await sitemap()
  expect(listed).toEqual(expect.arrayContaining(['/home', '/about', '/blog', '/services']))
  for (const address of ['/404', '/dashboard', '/reset-password', '/blog-left', '/event-details'])
    expect(listed).not.toContain(address)
})
