import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageData } from '#lib/page-data-context.tsx'
import { useSiteFile, useSiteFiles } from '#lib/site-files-context.tsx'
import { isInHand, useIdleQuestion } from '#lib/use-idle-question.ts'
import { askForNewer } from './ask-for-newer.ts'

/**
 * Around the page of one post or event: shows what is newer of it once the reader is at rest, and that it is gone where
 * it is. @throws what kept the file from coming: without it there is nothing to show
 */
export function OnePage({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const data = usePageData()
  const { pathname } = useLocation()
  useIdleQuestion(async () => {
    const newer = data && (await askForNewer(data))
    if (newer === 'gone') files.remove(pathname)
    else if (newer && !isInHand(document.querySelector('main article'))) files.change(pathname, newer)
  }, data && pathname)
  if (file?.state === 'failed') throw file.error
  return children
}
