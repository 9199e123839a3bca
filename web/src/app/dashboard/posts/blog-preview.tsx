import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { PageFrame } from '#components/dashboard/page-frame.tsx'
import { PostPage } from '#features/blogs/post/post-page.tsx'
import { PageDataProvider } from '#lib/page-data/page-data-context.tsx'
import { withHtml } from '#lib/page-data/with-html.ts'
import { type PreviewedPageProps, useShown } from './post-preview.tsx'

/** Shows the public page of a post. */
export function BlogPreview({ post, screen }: PreviewedPageProps) {
  const { date: _date, ...words } = useShown(post)
  const shown = withHtml(words)
  const { author_uid: author } = shown
  const figure = author ? { author_figure: toFigureSeed(author) } : {}
  const blog = { ...shown, externalLink: shown.externalLink ?? '', ...figure }
  return (
    <PageFrame screen={screen}>
      <PageDataProvider value={{ content: {}, post: { blog, etag: '' } }}>
        <PostPage layout="right" />
      </PageDataProvider>
    </PageFrame>
  )
}
