import { today } from 'domain/dates.ts'
import { useEffect, useState } from 'react'

const MINUTE = 60_000

/** Returns the office's calendar day, YYYY-MM-DD. It changes at midnight while the page stays open. */
export function useDay(): string {
  const [day, setDay] = useState(() => today())
  useEffect(() => {
    const update = () => setDay(today())
    const timer = setInterval(update, MINUTE)
    // timers may stand still while the page is hidden
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return day
}
