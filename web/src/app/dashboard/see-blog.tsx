import { ByLine } from '#features/blogs/post/by-line.tsx'
import { Headline } from '#features/blogs/post/post-grid.ts'
import { PostFigure } from '#features/blogs/post/post-figure.tsx'
import { PostWords } from '#features/blogs/post/post-words.tsx'
import type { Post } from '#features/posts/kinds.ts'
import { SeeFrame, useShown } from './see-frame.tsx'

/** A post of the blog by the parts of its page. */
export function SeeBlog({ post, onClose }: { post: Post; onClose: () => void }) {
  const shown = useShown(post)
  const blog = { ...shown, externalLink: shown.externalLink ?? '' }
  return (
    <SeeFrame isPublished={post.is_published} onClose={onClose}>
      <ByLine author={blog.author_name} at={blog.createdAt} />
      <Headline>{blog.title}</Headline>
      <PostFigure post={{ blog }} sizes="(min-width: 768px) 872px, 100vw" />
      <div>
        <PostWords post={{ blog }} />
      </div>
    </SeeFrame>
  )
}
