import { useEffect, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ContentProvider } from '#lib/page-data/content.tsx'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import type { SiteFile } from '#lib/page-data/site-files.ts'
import { askForOne } from './ask-for-one.ts'
import { findPage } from './find-page.ts'
import { publicPages, type Page } from './pages.ts'

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

/** What asks for the post or the event that an address names. */
function questionOf({ pattern, shown }: Page, pathname: string) {
  const { one } = shown ?? {}
  const id = matchPath(pattern, pathname)?.params['id']
  return one && id ? () => askForOne(one, id) : undefined
}

/** Gives the page at the reader's address what it shows; where she has just moved there, its file is fetched. */
export function PageContent({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const { pathname, key } = useLocation()
  useEffect(() => {
    const left = new AbortController()
    const page = findPage(publicPages, pathname)
    if (page?.shown) void files.find(pathname, left.signal, questionOf(page, pathname))
    return () => {
      left.abort()
      files.leave(pathname)
    }
  }, [files, pathname, key])
  return (
    <ContentProvider value={files.content}>
      <PageDataProvider value={dataOf(file)}>{children}</PageDataProvider>
    </ContentProvider>
  )
}
