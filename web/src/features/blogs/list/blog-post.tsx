import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import { BLOGS_PER_PAGE } from 'domain/values/list-limits.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled, { css } from 'styled-components'
import { LoadingCard } from '#components/feedback/loading.tsx'
import { DateText } from '#components/layout/date-text.tsx'
import { PostPicture, TitleCardPicture, titleOnCard } from '#components/layout/post-picture.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import type { CardBlog } from '#lib/page-data/page-data.ts'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { BlogTitle, ReadMore } from '../blog-links.tsx'

/** Places a picture beside a text; one below the other on phones. */
const postRow = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--post-columns, minmax(0, 5fr) minmax(0, 6fr));
  gap: var(--post-gap, var(--s5));
  padding-block: var(--s6);
  border-block-start: 1px solid var(--line);
  :first-child > & {
    padding-block-start: 0;
    border: 0;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`

const Reserved = styled(LoadingCard)`
  ${postRow}
  align-items: center;
  > :last-child {
    padding: 0;
  }
`

/** Reserves the space of a page of posts while it is loading. */
export const LoadingPosts = ({ text }: { text: string }) => (
  <div>
    {Array.from({ length: BLOGS_PER_PAGE }, (_, index) => (
      <div key={index}>
        <Reserved text={index === 0 ? text : undefined} />
      </div>
    ))}
  </div>
)

/* the parts of the body are cells of the post, so that the title can be over the ground */
const onGround = (ground: Ground) => css`
  grid-template-rows: 1fr auto auto auto 1fr;
  row-gap: var(--s2);
  > :first-child,
  h2 {
    grid-area: 1 / 1 / -1;
  }
  > :last-child {
    display: contents;
  }
  time {
    grid-area: 2 / 2;
  }
  p {
    grid-area: 3 / 2;
  }
  p + a {
    grid-area: 4 / 2;
  }
  && h2 {
    ${titleOnCard(ground)}
    a,
    &:hover a {
      color: inherit;
    }
  }
  ${media.belowTablet} {
    grid-template-rows: auto;
    > :first-child,
    h2 {
      grid-area: 1 / 1;
    }
    time,
    p,
    p + a {
      grid-area: auto;
    }
    time {
      margin-block-start: var(--s2);
    }
  }
`
const Post = styled.article<{ $ground: Ground | undefined }>`
  ${postRow}
  overflow-wrap: anywhere;
  &:hover h2 a {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${({ $ground }) => $ground && onGround($ground)}
`
const Body = styled.div`
  display: grid;
  gap: var(--s2);
  align-self: center;
  h2,
  p {
    ${ownDirection}
  }
  h2 {
    ${clamped(3)}
    font-size: var(--post-title, 1.75rem);
  }
  p {
    ${clamped(5)}
    color: var(--ink-soft);
  }
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  ${media.belowTablet} {
    h2 {
      font-size: 1.5rem;
    }
  }
`

/** The longest teaser, in characters: four lines. */
const TEASER = 160

interface BlogPostProps {
  blog: CardBlog
  /** Of the card without a photo; undefined with one. */
  ground: Ground | undefined
  /** Whether it is on the first screen. */
  isFirst: boolean
}

/** Renders a post of the list. Without a photo its title is on a plain ground. */
export const BlogPost = ({ blog, ground, isFirst }: BlogPostProps) => (
  <Post $ground={ground}>
    {ground ? (
      <TitleCardPicture id={blog.id} ground={ground} />
    ) : (
      <PostPicture
        post={blog}
        sizes={`(min-width: 992px) 350px, (min-width: 768px) 45vw, ${WIDE_ON_PHONES}`}
        isFirst={isFirst}
      />
    )}
    <Body>
      <DateText at={blog.createdAt} />
      <h2>
        <BlogTitle post={blog} />
      </h2>
      <p>{excerptOf(blog.description, TEASER)}</p>
      {blog.externalLink && <ReadMore href={blog.externalLink} />}
    </Body>
  </Post>
)
