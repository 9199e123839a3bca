import styled from 'styled-components'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import type { PageData } from '#lib/page-data/page-data.ts'
import { media } from '#styles/media.ts'

/** A post with the data that its page shows. */
export type ShownPost = NonNullable<PageData['post']>

const Figure = styled.figure`
  ${media.belowDesktop} {
    margin-block-start: var(--s6);
  }
  figcaption {
    margin-block-start: var(--s2);
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
`

interface PostPictureProps {
  post: Pick<ShownPost, 'blog' | 'sample'>
  /** The `sizes` attribute of the photo. */
  sizes: string
  className?: string
}

/** Renders the large picture of a post, with a caption if it has one. */
export const PostFigure = ({ post: { blog, sample }, sizes, className }: PostPictureProps) => (
  <Figure className={className}>
    <LeadPicture post={blog} sizes={sizes} width={126} />
    {blog.image && sample?.caption && <figcaption>{sample.caption}</figcaption>}
  </Figure>
)
