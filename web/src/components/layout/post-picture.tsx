import { mediaSrcSet } from 'domain/media.ts'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { PictureBox } from './picture-box.tsx'

interface PostPictureProps {
  /** A post or an event; `image` is '' where it has none. */
  post: { id: string; image: string }
  /** How wide it is shown, for the browser's choice among the fixed widths. */
  sizes: string
  isSquare?: boolean
  /** Whether it stands in the first screen, where it is what a reader waits for. */
  isFirst?: boolean
  className?: string
}

/** The photograph of a post or an event, or needlework drawn from its id. Decoration: the title stands beside it. */
export const PostPicture = ({
  post,
  sizes,
  isSquare = false,
  isFirst = false,
  className,
}: PostPictureProps) => (
  <PictureBox $square={isSquare} className={className}>
    {post.image ? (
      <img
        src={post.image}
        srcSet={mediaSrcSet(post.image)}
        sizes={sizes}
        width={720}
        height={480}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        alt=""
      />
    ) : (
      <PatternPicture id={post.id} />
    )}
  </PictureBox>
)
