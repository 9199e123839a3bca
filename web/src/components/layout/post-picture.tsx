import type { Ground } from 'domain/needlework/silks.ts'
import { widthsOf } from 'domain/values/media.ts'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { PictureBox } from './picture-box.tsx'

interface PostPictureProps {
  /** A post or an event; `image` is '' where it has none. */
  post: { id: string; image: string }
  /** The `sizes` attribute of the photo. */
  sizes: string
  isSquare?: boolean
  /** Of a generated picture; by default its id chooses. */
  ground?: Ground | undefined
  /** Whether it is on the first screen, so that it loads with high priority. */
  isFirst?: boolean
  className?: string
}

/** Renders the photo of a post or an event, or a picture generated from its id. Decoration: the title is beside it. */
export const PostPicture = ({
  post,
  sizes,
  isSquare = false,
  ground,
  isFirst = false,
  className,
}: PostPictureProps) => (
  <PictureBox $square={isSquare} $isLate={!isFirst} className={className}>
    {post.image ? (
      <img
        src={post.image}
        {...widthsOf(post.image, sizes)}
        width={720}
        height={480}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        alt=""
      />
    ) : (
      <PatternPicture id={post.id} options={ground ? { ground } : {}} />
    )}
  </PictureBox>
)
