import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Scrolls to the top and moves the focus to `main` after navigation, as a full page load would. */
export function ScrollManager() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const current = useRef(pathname)
  useEffect(() => {
    if (current.current === pathname) return
    current.current = pathname
    if (navigation === 'POP') return
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) return target.scrollIntoView()
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector<HTMLElement>('main')
    // a page may have focused one of its fields
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, hash, navigation])
  return null
}
