import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { showToast } from './toasts.tsx'

const toast = page.getByRole('alert').filter({ hasText: 'Something failed.' })

/** Drags the toast with a pointer and releases it. */
async function drag(pointerType: 'mouse' | 'touch', by: number) {
  const element = toast.element()
  const { left, top } = element.getBoundingClientRect()
  const send = (type: string, x: number) =>
    element.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType,
        clientX: left + 40 + x,
        clientY: top + 20,
      }),
    )
  send('pointerdown', 0)
  for (let step = 1; step <= 5; step += 1) send('pointermove', (by * step) / 5)
  send('pointerup', by)
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

test.each(['mouse', 'touch'] as const)(
  'a toast is dismissed by %s, but not by a small move',
  async (pointer) => {
    await show(<button type="button">Page</button>)
    await showToast('error', 'Something failed.')
    await expect.element(toast).toBeVisible()
    await drag(pointer, 20)
    await expect.element(toast).toBeVisible()
    await drag(pointer, 340)
    await expect.element(toast).not.toBeInTheDocument()
  },
)

test('with the keyboard Alt+T moves to a toast, and its button closes it and goes back', async () => {
  await show(<button type="button">Page</button>)
  page.getByRole('button', { name: 'Page' }).element().focus()
  await showToast('error', 'Something failed.')
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{Alt>}t{/Alt}')
  for (let tabs = 0; tabs < 2 && document.activeElement?.ariaLabel !== 'Close'; tabs += 1)
    await userEvent.tab()
  await expect.element(toast.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus()
})
