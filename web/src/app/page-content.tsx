import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ContentProvider } from '#lib/content.tsx'
import { PageDataProvider } from '#lib/page-data-context.tsx'
import type { PageData } from '#lib/page-data.ts'
import { useSiteFile, useSiteFiles } from '#lib/site-files-context.tsx'
import type { SiteFile } from '#lib/site-files.ts'
import { findPage } from './find-page.ts'
import { publicPages } from './pages.ts'

/** What lists show of a file that could not be had. */
const NOTHING: PageData = {
  content: {},
  blogs: { items: [], total: 0, etag: '', version: 0 },
  recent: [],
}

function dataOf(file: SiteFile | undefined): PageData | undefined {
  if (file?.state === 'here') return file.data
  return file?.state === 'failed' ? NOTHING : undefined
}

/** Gives the page at the reader's address what it shows; where she has just moved there, its file is fetched. */
export function PageContent({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const { pathname, key } = useLocation()
  useEffect(() => {
    if (findPage(publicPages, pathname)?.shown && !files.at(pathname)) void files.fetch(pathname)
    return () => files.forgetFailure(pathname)
  }, [files, pathname, key])
  return (
    <ContentProvider value={files.content}>
      <PageDataProvider value={dataOf(file)}>{children}</PageDataProvider>
    </ContentProvider>
  )
}
