import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { PageBanner } from './page-banner.tsx'

const LONG = 'Food for the children of Allai until the road is open again, and for those who carry it there'

/** The cloth is tested elsewhere; this test checks its position. */
const boxes = () => {
  const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return { section: of('section'), words: of('section h1'), cloth: of('section > [aria-hidden]') }
}

test.each([
  [768, 3],
  [1024, 4],
  [1280, 5],
  [1920, 7],
])(
  'a window of %i px shows %i whole tiles at its end and at the bottom, without covering the title',
  async (width, tiles) => {
    await setWidth(width)
    await show(<PageBanner title={LONG} crumb={LONG} art="banner-cause" />)
    const { section, words, cloth } = boxes()
    expect(cloth.width).toBe(tiles * 112)
    expect(cloth.right).toBe(section.right)
    expect(cloth.bottom).toBe(section.bottom)
    expect(cloth.left - words.right).toBeGreaterThanOrEqual(32)
  },
)

test.each([320, 390])('a window of %i px shows one column next to the title', async (width) => {
  await setWidth(width)
  await show(<PageBanner title={LONG} crumb={LONG} art="banner-cause" />)
  const { section, words, cloth } = boxes()
  expect([cloth.width, cloth.height]).toEqual([96, 192])
  expect(cloth.bottom).toBe(section.bottom)
  expect(cloth.left).toBeGreaterThan(words.right)
  expect(document.documentElement.scrollWidth).toBe(width)
})

test('the last of three breadcrumbs is hidden on phones', async () => {
  await setWidth(1280)
  await show(
    <PageBanner title="One" crumb="This one" above={{ name: 'All', to: '/all' }} art="banner-cause" />,
  )
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect.element(way).toHaveTextContent('HomeAllThis one')
  await expect.element(way.getByText('This one')).toBeVisible()
  await setWidth(390)
  await expect.element(way.getByText('This one')).not.toBeVisible()
  await expect.element(way.getByRole('link', { name: 'All' })).toBeVisible()
})
