import { PageFrame } from '#components/dashboard/page-frame.tsx'
import { useListedFiles } from '#features/posts/api.ts'
import { PAGES } from '#features/posts/kinds.ts'
import { OfficePage } from '#features/office-pages/office-page.tsx'
import { withHtml } from '#lib/page-data/with-html.ts'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import type { PreviewedPageProps } from './post-preview.tsx'

/** Shows a page of the office. */
export function PagePreview({ post, screen }: PreviewedPageProps) {
  const { data: files = [] } = useListedFiles(PAGES)
  const downloads = files.filter(({ id }) => post.files?.includes(id))
  const { date: _date, ...words } = post
  const page = { ...withHtml(words, 'h2'), ...(downloads.length > 0 && { downloads }) }
  return (
    <PageFrame screen={screen}>
      <PageDataProvider value={{ content: {}, page }}>
        <OfficePage />
      </PageDataProvider>
    </PageFrame>
  )
}
