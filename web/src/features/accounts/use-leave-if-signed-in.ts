import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'

/** Goes on to the dashboard if somebody is signed in already. */
export function useLeaveIfSignedIn() {
  const navigate = useNavigate()
  useEffect(() => {
    let isGone = false
    const leaveIfSignedIn = async () => {
      const { isSignedIn } = await import('../../lib/firebase/auth.ts')
      if ((await isSignedIn()) && !isGone) await navigate(paths.dashboard, { replace: true })
    }
    leaveIfSignedIn().catch(() => {
      // offline: the form stays, and says so itself when it is sent
    })
    return () => {
      isGone = true
    }
  }, [navigate])
}
