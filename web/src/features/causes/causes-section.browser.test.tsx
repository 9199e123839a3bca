import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type {} from '@vitest/browser-playwright'
import { cdp, page, userEvent } from 'vitest/browser'
import { setWidth, show } from '#testing/show.tsx'
import { CausesSection } from './causes-section.tsx'

const words = { heading: 'Causes our members support', words: 'Half of the work.' }
const cause = (id: string) => ({
  id,
  title: `Cause ${id}`,
  progress: 12.5,
  raised: '$1',
  goal: '$8',
  image: '',
  alt: '',
})

test('every cause has a picture, including a new one', async () => {
  await setWidth(1280)
  await show(<CausesSection />, {
    content: { causes: { ...words, causes: [cause('water'), cause('looms')] } },
  })
  page.getByRole('heading', { name: 'Causes our members support' }).element().scrollIntoView()
  for (const name of ['Cause water', 'Cause looms']) {
    const card = () => page.getByRole('article').filter({ hasText: name }).first().element()
    await expect.poll(() => card().querySelector('svg')).not.toBeNull()
  }
})

test('without causes, or while they load, there is no section', async () => {
  for (const content of [{ causes: { ...words, causes: [] } }, {}]) {
    const { unmount } = await show(<CausesSection />, { content })
    expect(document.querySelector('#causes')).toBeNull()
    await unmount()
  }
})

describe('the carousel', () => {
  const causes = ['a', 'b', 'c', 'd', 'e'].map(cause)

  test.each([
    [1200, 3],
    [1199, 2],
    [991, 2],
    [768, 2],
    [576, 1],
  ])('in a window of %i px shows %i at once', async (width, count) => {
    await setWidth(width)
    await show(<CausesSection />, { content: { causes: { ...words, causes } } })
    page.getByRole('heading', { name: 'Causes our members support' }).element().scrollIntoView()
    const shown = () => document.querySelectorAll('.react-multi-carousel-item--active').length
    await expect.poll(shown).toBe(count)
  })

  const shownTitle = () => document.querySelector('.react-multi-carousel-item--active h3')?.textContent

  afterEach(() => vi.useRealTimers())

  async function showCarousel() {
    await setWidth(1280)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await show(<CausesSection />, { content: { causes: { ...words, causes } } })
    page.getByRole('heading', { name: 'Causes our members support' }).element().scrollIntoView()
    await expect.poll(shownTitle).toBe('Cause a')
    // the pointer of an earlier test may pause the carousel
    await userEvent.hover(page.getByRole('heading', { name: 'Causes our members support' }))
  }
  const wait = () => vi.advanceTimersByTime(5_000)
  const preferMotion = (value: 'reduce' | 'no-preference') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

  test('advances by itself, except with reduced motion, while it has the pointer or the focus, or is paused', async () => {
    await showCarousel()
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    onTestFinished(async () => {
      await preferMotion('reduce')
    })
    await preferMotion('no-preference')
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    wait()
    await expect.poll(shownTitle).toBe('Cause b')
    const link = page.getByRole('link', { name: 'Learn More about Cause c' }).element() as HTMLElement
    link.focus({ preventScroll: true })
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    link.blur()
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    await userEvent.hover(link)
    await expect.poll(() => vi.getTimerCount()).toBe(0)
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    wait()
    expect(shownTitle()).toBe('Cause b')
    await page.getByRole('button', { name: 'Play the slides' }).click()
    await expect.poll(() => vi.getTimerCount()).toBe(1)
  })
})
