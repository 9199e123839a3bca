import { useEffect, type ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import { ContentProvider } from '#lib/page-data/content.tsx'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { useSiteFile, useSiteFiles } from '#lib/page-data/site-files-context.tsx'
import type { SiteFile } from '#lib/page-data/site-files.ts'
import { fetchPostOrEvent } from './fetch-post-or-event.ts'
import { findPage } from './find-page.ts'
import { publicPages, type Page } from './pages.ts'

/** What lists show if their file could not be loaded. */
const NOTHING: PageData = {
  content: {},
  blogs: { items: [], total: 0, etag: '', version: 0 },
  recent: [],
}

function dataOf(file: SiteFile | undefined): PageData | undefined {
  if (file?.state === 'here') return file.data
  return file?.state === 'failed' ? NOTHING : undefined
}

/** Returns a function that fetches the post or event named in an address; undefined if none is named. */
function restRequest({ pattern, needs }: Page, pathname: string) {
  const { detail } = needs ?? {}
  const id = matchPath(pattern, pathname)?.params['id']
  return detail && id ? () => fetchPostOrEvent(detail, id) : undefined
}

/** Provides the current page with its data. After navigation it fetches the file of the new address. */
export function PageDataLoader({ children }: { children: ReactNode }) {
  const files = useSiteFiles()
  const file = useSiteFile()
  const { pathname, key } = useLocation()
  useEffect(() => {
    const left = new AbortController()
    const page = findPage(publicPages, pathname)
    if (page?.needs) void files.find(pathname, left.signal, restRequest(page, pathname))
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
