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
    // the lines of the service worker and of `early/urdu-line.ts` are about the page before
    for (const line of document.querySelectorAll('#offline, #in-urdu')) line.remove()
    if (navigation === 'POP') return
    const find = () => (hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null)
    const target = find()
    if (target) return target.scrollIntoView()
    scrollTo({ top: 0, behavior: 'instant' })
    const main = document.querySelector<HTMLElement>('main')
    // a page may have focused one of its fields
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
    if (!hash) return
    // the target appears with the page's data
    const observer = new MutationObserver(() => {
      const late = find()
      if (!late) return
      observer.disconnect()
      late.scrollIntoView()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname, hash, navigation])
  return null
}
