import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { PostPage } from '#features/blogs/post/post-page.tsx'
import type { Post } from '#features/posts/kinds.ts'
import { PostPreview, useShown } from './post-preview.tsx'

/** Previews a post on its public page. */
export function BlogPreview({ post, onClose }: { post: Post; onClose: () => void }) {
  const shown = useShown(post)
  const { author_uid: author } = shown
  const figure = author ? { author_figure: toFigureSeed(author) } : {}
  const blog = { ...shown, externalLink: shown.externalLink ?? '', ...figure }
  return (
    <PostPreview {...{ post, onClose }} data={{ content: {}, post: { blog, etag: '' } }}>
      <PostPage layout="right" />
    </PostPreview>
  )
}
