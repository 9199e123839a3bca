import styled from 'styled-components'
import { LeadPicture } from '#components/layout/lead-picture.tsx'
import { media } from '#styles/media.ts'
import type { ShownPost } from './shown-post.ts'

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
  /** How wide a photograph is shown. */
  sizes: string
  className?: string
}

/** The large picture of a post; what a photograph shows is said below it where somebody has written it. */
export const PostFigure = ({ post: { blog, sample }, sizes, className }: PostPictureProps) => (
  <Figure className={className}>
    <LeadPicture post={blog} sizes={sizes} threads={126} />
    {blog.image && sample?.caption && <figcaption>{sample.caption}</figcaption>}
  </Figure>
)
