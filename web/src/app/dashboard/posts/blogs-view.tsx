import { toFigureSeed } from 'domain/values/entity-tag.ts'
import { ByLine } from '#features/blogs/post/by-line.tsx'
import { PostFigure } from '#features/blogs/post/post-figure.tsx'
import { Headline } from '#features/blogs/post/post-grid.ts'
import { PostWords } from '#features/blogs/post/post-words.tsx'
import { BLOGS, type Post } from '#features/posts/kinds.ts'
import { PostManagement } from '#features/posts/view/post-management.tsx'
import type { ViewProps } from '../rail/view.ts'
import { PostPreview, useShown } from './post-preview.tsx'

/** Previews a post with the parts of its public page. */
function BlogPreview({ post, onClose }: { post: Post; onClose: () => void }) {
  const shown = useShown(post)
  const { author_uid: author } = shown
  const figure = author ? { author_figure: toFigureSeed(author) } : {}
  const blog = { ...shown, externalLink: shown.externalLink ?? '', ...figure }
  return (
    <PostPreview isPublished={post.is_published} onClose={onClose}>
      <ByLine post={blog} at={blog.createdAt} />
      <Headline>{blog.title}</Headline>
      <PostFigure post={{ blog }} sizes="(min-width: 768px) 872px, 100vw" />
      <div>
        <PostWords post={{ blog }} />
      </div>
    </PostPreview>
  )
}

export const BlogsView = (props: ViewProps) => <PostManagement {...props} kind={BLOGS} see={BlogPreview} />
