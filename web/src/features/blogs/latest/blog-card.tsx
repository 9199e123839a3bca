import { WIDE_ON_PHONES } from 'domain/values/media.ts'
import type { CardBlog } from '#lib/page-data/page-data.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import styled, { css } from 'styled-components'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { DateText } from '#components/layout/date-text.tsx'
import { PostPicture, TitleCardPicture, titleOnCard } from '#components/layout/post-picture.tsx'
import { excerptOf } from 'domain/formatting/excerpt.ts'
import { BlogTitle, ReadMore } from '../blog-links.tsx'

/** A small picture beside the text. */
export const asRow = css`
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
    font-size: var(--t-row);
  }
  && p {
    display: none;
  }
`
interface Look {
  $isFirst: boolean
  /** Undefined with a photo. */
  $ground: Ground | undefined
}

/* the parts of the body are rows of the card, so that the title can be over the ground */
const onGround = (ground: Ground) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto 1fr;
  > :first-child,
  h3 {
    grid-area: 1 / 1;
  }
  > :last-child {
    display: contents;
  }
  time {
    margin-block: var(--s4) var(--s2);
  }
  && h3 {
    ${titleOnCard(ground)}
    a,
    &:hover a {
      color: inherit;
    }
  }
`
const Card = styled.article<Look>`
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
  ${({ $isFirst, $ground }) =>
    $ground &&
    css`
      ${$isFirst ? '@media all' : media.fromTablet} {
        ${onGround($ground)}
      }
    `}
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  align-content: start;
  padding-block-start: var(--s4);
  h3,
  p {
    ${ownDirection}
  }
  h3 {
    ${clamped(3)}
    line-height: 1.18;
  }
  p {
    ${clamped(3)}
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
`
const Day = styled(DateText)`
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** The longest teaser, in characters: two lines of a card. */
const TEASER = 90

interface BlogCardProps {
  blog: CardBlog
  /** Of the card without a photo; undefined with one. */
  ground: Ground | undefined
  /** On phones only the first one keeps its large picture. */
  isFirst: boolean
}

/** Renders a post as a card. Without a photo its title is on a plain ground. */
export const BlogCard = ({ blog, ground, isFirst }: BlogCardProps) => (
  <Card $isFirst={isFirst} $ground={ground}>
    {ground ? (
      <TitleCardPicture id={blog.id} ground={ground} />
    ) : (
      <PostPicture
        post={blog}
        sizes={`(min-width: 992px) 384px, (min-width: 768px) 50vw, ${isFirst ? WIDE_ON_PHONES : '112px'}`}
      />
    )}
    <Body>
      <Day at={blog.createdAt} />
      <h3>
        <BlogTitle post={blog} />
      </h3>
      <p>{excerptOf(blog.description, TEASER)}</p>
      {blog.externalLink && <ReadMore href={blog.externalLink} />}
    </Body>
  </Card>
)
