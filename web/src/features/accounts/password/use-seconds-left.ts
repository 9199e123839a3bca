import { useEffect, useState } from 'react'

const secondsTo = (due: number) => Math.max(0, Math.ceil((due - Date.now()) / 1_000))

/** Counts down to an instant in epoch milliseconds. */
export function useSecondsLeft(due: number): number {
  const [left, setLeft] = useState(() => secondsTo(due))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(due)), 1_000)
    return () => clearInterval(timer)
  }, [due])
  return left
}
