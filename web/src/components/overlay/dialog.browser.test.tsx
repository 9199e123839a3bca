import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setWidth, show, WIDTHS } from '#testing/show.tsx'
import { Dialog, DialogBody, DialogFoot } from './dialog.tsx'
import { Question, SafeAnswer } from './question.tsx'
import { showToast, toastContainer } from './toasts.tsx'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <a href="#elsewhere">Elsewhere</a>
      {isOpen && (
        <Dialog title="A question" onClose={close}>
          <DialogBody>
            <label>
              Answer <input />
            </label>
          </DialogBody>
          <DialogFoot>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'A question' })

describe.each(WIDTHS)('a dialog in a window of %i px', (width) => {
  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => dialog.getByRole('button', { name: 'Close' }).click()],
    ['its own button', () => dialog.getByRole('button', { name: 'Cancel' }).click()],
  ])('takes the focus and returns it after closing by %s', async (_how, close) => {
    await setWidth(width)
    await show(<Opener />)
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await expect.element(opener).not.toHaveFocus()
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })
})

test('a dialog keeps the focus inside', async () => {
  await show(<Opener />)
  await opener.click()
  await dialog.getByRole('textbox', { name: 'Answer' }).click()
  const reached = new Set<string | null | undefined>()
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab()
    reached.add(document.activeElement?.textContent)
  }
  expect(reached).toContain('Cancel')
  expect(reached).not.toContain('Open')
  expect(reached).not.toContain('Elsewhere')
})

test('a toast can be read and closed while a dialog is open, and stays when the dialog closes', async () => {
  await show(<Opener />)
  await opener.click()
  await showToast('error', 'Something failed.')
  const toast = dialog.getByRole('alert').filter({ hasText: 'Something failed.' })
  await expect.element(toast).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const left = page.getByRole('alert').filter({ hasText: 'Something failed.' })
  await expect.element(left).toBeVisible()
  await left.getByRole('button', { name: 'Close' }).click()
  await expect.element(left).not.toBeInTheDocument()
})

test.each(WIDTHS)(
  'at %i px a toast is a strip below the head of the dialog and does not cover it',
  async (width) => {
    await setWidth(width)
    await show(<Opener />)
    await opener.click()
    await showToast('error', 'Something failed.')
    const toast = dialog.getByRole('alert').filter({ hasText: 'Something failed.' })
    await expect.element(toast).toBeVisible()
    const box = (locator: typeof toast) => locator.element().getBoundingClientRect()
    expect(box(toast).top).toBeGreaterThanOrEqual(box(dialog.getByRole('heading')).bottom)
    expect(box(toast).bottom).toBeLessThanOrEqual(box(dialog.getByRole('textbox')).top)
    await toast.getByRole('button', { name: 'Close' }).click()
  },
)

test('a success message in a dialog does not interrupt screen readers', async () => {
  await show(<Opener />)
  await opener.click()
  await showToast('success', 'It is saved.')
  const news = dialog.getByRole('status').filter({ hasText: 'It is saved.' })
  await expect.element(news).toBeVisible()
  await news.getByRole('button', { name: 'Close' }).click()
})

test('of two dialogs the upper one has the toasts, and the lower one when it is alone again', async () => {
  function Both() {
    const [isAsking, setIsAsking] = useState(false)
    return (
      <Dialog title="Below" onClose={() => {}}>
        <button type="button" onClick={() => setIsAsking(true)}>
          Ask
        </button>
        {isAsking && (
          <Dialog title="Above" onClose={() => setIsAsking(false)}>
            <p>Sure?</p>
          </Dialog>
        )}
      </Dialog>
    )
  }
  const { unmount } = await show(<Both />)
  const place = toastContainer()
  const titleOf = () => place.closest('dialog')?.querySelector('h2')?.textContent
  expect(titleOf()).toBe('Below')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(titleOf).toBe('Above')
  await userEvent.keyboard('{Escape}')
  await expect.poll(titleOf).toBe('Below')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.poll(titleOf).toBe('Above')
  await unmount()
  expect(place.parentElement).toBe(document.body)
})

test('a confirmation focuses the safe choice, names the consequences and returns the focus', async () => {
  function Asks() {
    const [isAsking, setIsAsking] = useState(false)
    const close = () => setIsAsking(false)
    return (
      <>
        <button type="button" onClick={() => setIsAsking(true)}>
          Delete…
        </button>
        {isAsking && (
          <Question
            title="Delete it?"
            onClose={close}
            answers={
              <>
                <button type="button">Delete</button>
                <SafeAnswer onClick={close}>Keep it</SafeAnswer>
              </>
            }
          >
            <p>It cannot be brought back.</p>
          </Question>
        )}
      </>
    )
  }
  await show(<Asks />)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete it?' })
  await expect.element(question).toHaveAccessibleDescription('It cannot be brought back.')
  await expect.element(question.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Delete…' })).toHaveFocus()
})
