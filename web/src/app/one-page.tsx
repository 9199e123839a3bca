import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import { isInHand, useFreshness } from '#lib/browser/use-freshness.ts'
import { askForNewer } from './ask-for-newer.ts'
import { notFoundPage } from './pages.ts'

/** Where the focus goes before what it is in does. */
function saveFocus() {
  const main = document.querySelector('main')
  if (isInHand(main)) main?.focus({ preventScroll: true })
}

/**
 * Around the page of one post or event: shows what is newer of it once the reader is at rest, and that it is gone where
 * it is. @throws what kept the file from coming: without it there is nothing to show
 */
export function OnePage({ children }: { children: ReactNode }) {
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
    const newer = data && (await askForNewer(data))
    if (newer === 'gone') {
      await notFoundPage.load()
      if (here.current === pathname) saveFocus()
      files.remove(pathname)
    } else if (newer && !isInHand(document.querySelector('main article'))) files.change(pathname, newer)
  }, data && pathname)
  if (file?.state === 'failed') throw file.error
  return children
}
