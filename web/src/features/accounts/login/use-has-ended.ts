import { useLocation } from 'react-router-dom'
import { useHydrated } from '#lib/use-hydrated.ts'

/** Whether a session of the dashboard has ended that led here (`paths.loginFor`). */
export function useHasEnded(): boolean {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  // the file knows of no address
  return isHydrated && new URLSearchParams(search).has('ended')
}
