import type { PublicBlog } from 'domain/blog.ts'
import { mediaSrcSet } from 'domain/media.ts'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'

interface BlogPictureProps {
  blog: PublicBlog
  /** How wide it is shown, for the browser's choice among the fixed widths. */
  sizes: string
  isSquare?: boolean
  className?: string
}

/** The photograph of a post, or needlework drawn from its id. Decoration: the title stands beside it. */
export const BlogPicture = ({ blog, sizes, isSquare = false, className }: BlogPictureProps) => (
  <PictureBox $square={isSquare} className={className}>
    {blog.image ? (
      <img
        src={blog.image}
        srcSet={mediaSrcSet(blog.image)}
        sizes={sizes}
        width={720}
        height={480}
        loading="lazy"
        alt=""
      />
    ) : (
      <PatternPicture id={blog.id} />
    )}
  </PictureBox>
)
