import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { addressAfterLogin } from '#lib/after-login.ts'

/** Goes on to the address that was asked for, else to the dashboard, if somebody is signed in already. */
export function useRedirectIfSignedIn() {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    let isCancelled = false
    const redirectIfSignedIn = async () => {
      const { isSignedIn } = await import('#lib/firebase/auth.ts')
      if ((await isSignedIn()) && !isCancelled) await navigate(addressAfterLogin(search), { replace: true })
    }
    redirectIfSignedIn().catch(() => {
      // offline: the form stays, and says so itself when it is sent
    })
    return () => {
      isCancelled = true
    }
  }, [navigate, search])
}
