import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for so many milliseconds. An empty one counts at once. */
export function useDebounced(value: string, pauseMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), value === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return debounced
}
