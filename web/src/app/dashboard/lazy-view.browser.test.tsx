import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { lazyView } from './lazy-view.tsx'
import type { ViewProps } from './rail/view.ts'

const NOBODY = {} as ViewProps

test('a view that could not be loaded can be tried again, and the page around it stays', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  const load = vi
    .fn<Parameters<typeof lazyView>[1]>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <p>Here it is.</p>)
  const View = lazyView('tested', load)
  const first = await show(
    <>
      <p>The rail</p>
      <View {...NOBODY} />
    </>,
  )
  await expect.element(page.getByRole('alert').getByText('This page could not be loaded.')).toBeVisible()
  await expect.element(page.getByText('The rail')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is.')).toBeVisible()
  expect(log.mock.calls.map(([error]: unknown[]) => String(error))).toEqual([
    'ChunkError: Loading chunk tested failed',
  ])
  await first.unmount()

  // loads at the second attempt
  await show(<View {...NOBODY} />)
  expect(page.getByText('Here it is.').elements()).toHaveLength(1)
  expect(load).toHaveBeenCalledTimes(2)
})
