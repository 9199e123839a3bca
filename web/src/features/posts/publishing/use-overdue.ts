import { useEffect, useState } from 'react'

/** Milliseconds in which the job of every minute has tried again. */
const LONG = 120_000

/** Whether something has been on its way for longer than it ever takes. */
export function useOverdue(isComing: boolean): boolean {
  const [isOverdue, setIsOverdue] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setIsOverdue(true), LONG)
    return () => {
      clearTimeout(timer)
      setIsOverdue(false)
    }
  }, [isComing])
  return isOverdue
}
