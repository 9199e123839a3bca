import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { fetchNewer } from './fetch-post-or-event.ts'
import { notFoundPage } from './pages.ts'

/** Moves the focus to `main` before the focused part is removed. */
function saveFocus() {
  const main = document.querySelector('main')
  if (isInHand(main)) main?.focus({ preventScroll: true })
}

/**
 * Keeps the page of one post or event up to date. It shows a newer version while the reader does nothing, and the
 * not-found page once the post or event is gone.
 * @throws the error with which the page's file could not be loaded
 */
export function FreshPage({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const data = usePageData()
  const { pathname } = useLocation()
  const here = useRef('')
  useEffect(() => {
    here.current = pathname
    return () => {
      here.current = ''
    }
  }, [pathname])
  useFreshness(async () => {
    const newer = data && (await fetchNewer(data))
    if (newer === 'gone') {
      await notFoundPage.load()
      if (here.current === pathname) saveFocus()
      files.remove(pathname)
    } else if (newer && !isInHand(document.querySelector('main article'))) files.change(pathname, newer)
  }, data && pathname)
  if (file?.state === 'failed') throw file.error
  return children
}
