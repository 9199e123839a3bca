import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A new page starts at its top, with the focus at its start, as one that the browser itself had loaded. */
export function ScrollManager() {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (navigation === 'POP') return
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) return target.scrollIntoView()
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector<HTMLElement>('main')
    // a page may have given it to one of its fields
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [pathname, hash, navigation])
  return null
}
