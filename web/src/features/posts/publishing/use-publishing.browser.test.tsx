import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useOverdue } from './publishing-status.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a change that is not live after two minutes is overdue until it is live', async () => {
  const { result, rerender, act } = await renderHook((isComing = true) => useOverdue(isComing), {
    initialProps: true,
  })
  await act(() => vi.advanceTimersByTime(119_000))
  expect(result.current).toBe(false)
  await act(() => vi.advanceTimersByTime(1_000))
  expect(result.current).toBe(true)
  await rerender(false)
  expect(result.current).toBe(false)
})
