import type { CardBlog } from '#lib/page-data/page-data.ts'
import styled, { css } from 'styled-components'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { DateText } from '#components/layout/date-text.tsx'
import { PostPicture } from '#components/layout/post-picture.tsx'
import { BlogTitle, ReadMore } from '../blog-links.tsx'

const asRow = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: var(--s4);
  padding-block-start: var(--s4);
  border-block-start: 1px solid var(--line);
  > :first-child {
    aspect-ratio: 1;
    align-self: start;
  }
  > :last-child {
    gap: var(--s1);
    padding: 0;
  }
  && h3 {
    font-size: 1.25rem;
  }
  && p {
    display: none;
  }
`
const Card = styled.article<{ $isFirst: boolean }>`
  position: relative;
  overflow-wrap: anywhere;
  display: flex;
  flex-direction: column;
  &:hover h3 a {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${media.belowTablet} {
    ${({ $isFirst }) => !$isFirst && asRow}
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  align-content: start;
  padding-block-start: var(--s4);
  h3,
  p {
    unicode-bidi: plaintext;
  }
  h3 {
    ${clamped(3)}
    line-height: 1.18;
  }
  p {
    ${clamped(2)}
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
`
const Day = styled(DateText)`
  color: var(--ink-soft);
  font-size: var(--t-s);
`

interface BlogCardProps {
  blog: CardBlog
  /** On phones only the first one keeps its large picture. */
  isFirst: boolean
}

export const BlogCard = ({ blog, isFirst }: BlogCardProps) => (
  <Card $isFirst={isFirst}>
    <PostPicture
      post={blog}
      sizes={`(min-width: 992px) 384px, (min-width: 768px) 50vw, ${isFirst ? '100vw' : '112px'}`}
    />
    <Body>
      <Day at={blog.createdAt} />
      <h3>
        <BlogTitle post={blog} />
      </h3>
      <p>{blog.description}</p>
      {blog.externalLink && <ReadMore href={blog.externalLink} />}
    </Body>
  </Card>
)
