import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#testing/show.tsx'
import { Pagination } from './pagination.tsx'

function ThreePages({ onChoose }: { onChoose: (chosen: number) => void }) {
  const [current, setCurrent] = useState(1)
  const choose = (chosen: number) => {
    onChoose(chosen)
    setCurrent(chosen)
  }
  return <Pagination current={current} numbers={[1, 2, 3]} hasNext={current < 3} onChoose={choose} />
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('pagination opens the chosen, the previous and the next page', async () => {
  const onChoose = vi.fn()
  await show(<ThreePages onChoose={onChoose} />)
  await button('3').click()
  await expect.element(button('3')).toHaveAttribute('aria-current', 'page')
  await button('Previous').click()
  await expect.element(button('2')).toHaveAttribute('aria-current', 'page')
  await button('Next').click()
  expect(onChoose.mock.calls).toEqual([[3], [2], [3]])
})

test('pagination stops at both ends, and its disabled button keeps the focus', async () => {
  const onChoose = vi.fn()
  await show(<ThreePages onChoose={onChoose} />)
  await userEvent.tab()
  await expect.element(button('Previous')).toHaveFocus()
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Previous')).toHaveFocus()
  await button('1').click()
  expect(onChoose).not.toHaveBeenCalled()
  await button('3').click()
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
  button('Next')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(onChoose.mock.calls).toEqual([[3]])
})
