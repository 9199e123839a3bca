import { useHref, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '#lib/deferred.ts'
import type { PageData } from '#lib/page-data/page-data.ts'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import { findViolations } from '#testing/find-violations.ts'
import { TWELVE_POSTS } from '#testing/sample-posts.ts'
import { samplePostData } from '#testing/sample-site.ts'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { stubFetch } from '#testing/stub-fetch.ts'
import type { BlogLayout } from '../layout.ts'
import { PostPage } from './post-page.tsx'

const LAYOUTS: readonly BlogLayout[] = ['right', 'left', 'fullwidth']

const POST = {
  ...TWELVE_POSTS[2]!,
  author_name: '',
  description: 'She began with a loom.\r\n\r\nThen came wool.\r\nSee https://example.org/wool.',
}
const DATA: PageData = {
  content: {},
  recent: TWELVE_POSTS.slice(0, 3),
  post: {
    etag: '',
    blog: POST,
    previous: { id: 'older', title: 'An older post', image: '' },
    next: { id: 'newer', title: 'A newer post', image: '' },
  },
}
const withPost = (blog: Partial<typeof POST>): PageData => ({
  ...DATA,
  post: { ...DATA.post!, blog: { ...POST, ...blog } },
})

const showPost = (data: PageData | undefined, layout: BlogLayout = 'right') =>
  show(
    <PageDataProvider value={data}>
      <PostPage layout={layout} />
    </PageDataProvider>,
  )

const article = page.getByRole('article', { name: POST.title })
const recent = page.getByRole('region', { name: 'Recent posts' })
const beside = page.getByRole('navigation', { name: 'Previous and next post' })
const boxOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()

// this test comes first, since React keeps a title until the next one
test('a post shows a loading text while it loads, and so do the recent posts', async () => {
  await showPost(undefined)
  await expect.element(page.getByRole('heading', { name: 'Latest News' })).toBeVisible()
  await expect.element(page.getByText('Loading blogs...', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Loading recent posts...', { exact: true })).toBeVisible()
  expect(document.title).toMatch(/^Latest News \| /)
})

describe('a post', () => {
  test.each(LAYOUTS)('is shown completely in the layout %s and is accessible', async (layout) => {
    await showPost(DATA, layout)
    await expect.element(article.getByRole('heading', { name: POST.title })).toBeVisible()
    await expect.element(article.getByText('By Admin', { exact: true })).toBeVisible()
    await expect.element(article.getByText('March 25, 2024', { exact: true })).toBeVisible()
    const paragraphs = [...article.element().querySelectorAll('p')].map((paragraph) => paragraph.textContent)
    expect(paragraphs).toEqual(
      expect.arrayContaining(['She began with a loom.', 'Then came wool.\nSee https://example.org/wool.']),
    )
    expect(document.title).toMatch(/^Post number 3 \| /)
    expect(document.querySelector('meta[name=description]')).toHaveAttribute(
      'content',
      'She began with a loom. Then came wool. See https://example.org/wool.',
    )
    expect(await findViolations()).toEqual([])
  })

  test.each([
    ['right', '/blog-details'],
    ['left', '/blog-details-left'],
    ['fullwidth', '/blog-details-fullwidth'],
  ] as const)('links to its neighbours in its own layout: %s', async (layout, base) => {
    await showPost(DATA, layout)
    const links = beside.getByRole('link')
    await expect.element(links.nth(0)).toHaveAccessibleName('Previous An older post')
    await expect.element(links.nth(0)).toHaveAttribute('href', `${base}/older`)
    await expect.element(links.nth(1)).toHaveAccessibleName('Next A newer post')
    await expect.element(links.nth(1)).toHaveAttribute('href', `${base}/newer`)
  })

  test.each([
    ['right', 'at its end'],
    ['left', 'at its start'],
  ] as const)(
    'in the layout %s has the recent posts %s, and after it in reading order',
    async (layout, _where) => {
      await setWidth(1280)
      await showPost(DATA, layout)
      const [aside, words] = [boxOf(recent), boxOf(beside)]
      if (layout === 'right') expect(aside.left).toBeGreaterThan(words.right)
      else expect(aside.right).toBeLessThan(words.left)
      expect(article.element().compareDocumentPosition(recent.element())).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      )
    },
  )

  test('in the full width has no sidebar, only its by-line', async () => {
    await setWidth(1280)
    await showPost(DATA, 'fullwidth')
    expect(boxOf(article.getByText('By Admin', { exact: true })).right).toBeLessThan(boxOf(beside).left)
    expect(recent.elements()).toHaveLength(0)
  })

  test('without other posts links to no neighbours', async () => {
    await showPost({ ...DATA, post: { etag: '', blog: POST } })
    await expect.element(article).toBeVisible()
    expect(beside.elements()).toHaveLength(0)
  })

  test('that was published elsewhere links there in a new tab, and names the site', async () => {
    await showPost(withPost({ externalLink: 'https://www.trade.example/guide' }))
    const more = article.getByRole('link', { name: /^Read More\.\.\. on trade\.example/ })
    await expect.element(more).toHaveAttribute('href', 'https://www.trade.example/guide')
    await expect.element(more).toHaveAttribute('target', '_blank')
    await expect.element(more).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  test('can be shared by its own address in three networks, without their scripts', async () => {
    await showPost(DATA, 'left')
    const address = encodeURIComponent(`${location.origin}/blog-details-left/post-3`)
    const share = (name: string) =>
      article.getByRole('link', { name: `Share on ${name} (opens in a new tab)` })
    await expect.element(share('Facebook')).toHaveAttribute('href', expect.stringContaining(`?u=${address}`))
    await expect
      .element(share('LinkedIn'))
      .toHaveAttribute('href', expect.stringContaining(`?url=${address}`))
    await expect
      .element(share('WhatsApp'))
      .toHaveAttribute('href', expect.stringContaining(`?text=Post+number+3+${address}`))
  })

  test('has no likes, tags or author texts by default', async () => {
    await showPost(withPost({ author_name: 'Rabia Swati' }))
    await expect.element(article.getByText('By Rabia Swati', { exact: true })).toBeVisible()
    expect(article.getByText('Tags').elements()).toHaveLength(0)
    expect(article.getByText(/like this/).elements()).toHaveLength(0)
    await expect
      .element(article.getByRole('link', { name: 'All Post From Author' }))
      .toHaveAttribute('href', '/blog?search=Rabia%20Swati')
  })

  test('that was published here has no external link, and addresses in its text stay plain text', async () => {
    await showPost(DATA)
    await expect.element(article).toBeVisible()
    const shared = ['www.facebook.com', 'wa.me', 'www.linkedin.com']
    const away = [...article.element().querySelectorAll<HTMLAnchorElement>('a[href^=http]')]
    expect(away.map(({ host }) => host)).toEqual(shared)
  })

  test('that is the newest links only to the previous one', async () => {
    const { next: _none, ...post } = DATA.post!
    await showPost({ ...DATA, post })
    await expect.element(beside.getByRole('link')).toHaveAccessibleName('Previous An older post')
  })

  test('opens the search results of its sidebar', async () => {
    stubFetch(() => deferred<Response>().promise)
    const Address = () => <output aria-label="Address">{useHref(useLocation())}</output>
    await show(
      <PageDataProvider value={DATA}>
        <PostPage layout="right" />
        <Address />
      </PageDataProvider>,
    )
    await page.getByRole('searchbox', { name: 'Search posts' }).fill(' honey & wool ')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect
      .element(page.getByRole('status', { name: 'Address' }))
      .toHaveTextContent('/blog?search=honey%20%26%20wool')
  })

  test('shows its author', async () => {
    await showPost(withPost({ author_name: 'Rabia Swati' }))
    await expect.element(article.getByText('By Rabia Swati', { exact: true })).toBeVisible()
  })

  test('shows its picture in the available widths, otherwise a generated one', async () => {
    await showPost(withPost({ image: '/media/blogs/a/v-960.webp' }))
    const picture = article.element().querySelector('img')
    const widths = [320, 480, 640, 720, 960].map((width) => `/media/blogs/a/v-${width}.webp ${width}w`)
    expect(picture).toHaveAttribute('srcset', widths.join(', '))
    expect(picture).toHaveAttribute('alt', '')
  })

  test('that does not exist shows the not-found page', async () => {
    await showPost({ content: {}, recent: [] })
    await expect.element(page.getByText('No blogs found', { exact: true })).toBeVisible()
    await expect.element(page.getByText('No recent posts found', { exact: true })).toBeVisible()
  })

  test('in Urdu runs from right to left, but its English paragraphs do not', async () => {
    await showPost(withPost({ title: 'ایک کھڈی', description: 'پہلا\n\nSecond' }))
    const start = (text: string) => {
      const element = page.getByText(text, { exact: true }).first().element()
      const range = document.createRange()
      range.selectNodeContents(element)
      const [box, words] = [element.getBoundingClientRect(), range.getBoundingClientRect()]
      return words.left - box.left > 20 ? 'right' : 'left'
    }
    expect(start('پہلا')).toBe('right')
    expect(start('Second')).toBe('left')
  })
})

describe.each(WIDTHS)('in a window of %i px', (width) => {
  test.each(LAYOUTS)('the longest words do not widen the layout %s', async (layout) => {
    const word = 'Supercali'.repeat(23).slice(0, 200)
    const neighbour = { id: 'a', title: word, image: '' }
    await setWidth(width)
    await showPost(
      {
        ...DATA,
        post: {
          etag: '',
          blog: { ...POST, title: word, description: 'Word'.repeat(5_000), author_name: word },
          previous: neighbour,
          next: neighbour,
        },
      },
      layout,
    )
    await expect.element(page.getByRole('heading', { name: word, level: 2 })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})

describe('the sample post', () => {
  const SAMPLE: PageData = { content: {}, recent: [], ...samplePostData() }
  const whole = page.getByRole('article', { name: SAMPLE.post!.blog.title })

  test.each([
    ['right', '/blog-details'],
    ['left', '/blog-details-left'],
    ['fullwidth', '/blog-details-fullwidth'],
  ] as const)('has every part of a post in the layout %s, and links to itself', async (layout, base) => {
    await showPost(SAMPLE, layout)
    await expect.element(whole.getByText('By Admin', { exact: true })).toBeVisible()
    await expect.element(whole.getByText('48 readers like this')).toBeVisible()
    await expect.element(whole.getByText(/^Dyed wool from the mill/)).toBeVisible()
    await expect.element(page.getByText(/^This is an example/)).toBeVisible()
    await expect.element(whole.getByRole('heading', { name: 'The order book' })).toBeVisible()
    expect(whole.element().querySelector('blockquote')?.textContent).toMatch(/^I did not need a bank first/)
    expect(whole.getByRole('heading', { name: '3 comments' }).elements()).toHaveLength(1)
    for (const name of ['Business', 'Marketing', 'SEO', /^Previous/, /^Next/, /^All Post From Author/])
      await expect.element(whole.getByRole('link', { name })).toHaveAttribute('href', base)
    expect(await findViolations()).toEqual([])
  })

  test.each(WIDTHS)('fits a window of %i px', async (width) => {
    await setWidth(width)
    await showPost(SAMPLE, 'fullwidth')
    await expect.element(whole).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(width)
  })
})
