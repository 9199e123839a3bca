import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'

/** Goes on to the dashboard if somebody is signed in already. */
export function useRedirectIfSignedIn() {
  const navigate = useNavigate()
  useEffect(() => {
    let isCancelled = false
    const redirectIfSignedIn = async () => {
      const { isSignedIn } = await import('#lib/firebase/auth.ts')
      if ((await isSignedIn()) && !isCancelled) await navigate(paths.dashboard, { replace: true })
    }
    redirectIfSignedIn().catch(() => {
      // offline: the form stays, and says so itself when it is sent
    })
    return () => {
      isCancelled = true
    }
  }, [navigate])
}
