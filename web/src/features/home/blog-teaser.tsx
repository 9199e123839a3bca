import { Trans } from '@lingui/react/macro'
import type { TeasedPost as Teased } from 'domain/content/home.ts'
import { formatDay } from 'domain/dates.ts'
import type { Ground } from 'domain/needlework/silks.ts'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { groundsOf, PostPicture } from '#components/layout/post-picture.tsx'
import { MoreLink, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'

const TeaserCard = styled.article`
  position: relative;
  &:hover a {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`
const TeaserText = styled.div`
  display: grid;
  gap: var(--s2);
  align-content: center;
  padding-block-start: var(--s4);
  time {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: var(--ink-soft);
  }
`

/** Shows a post that the office has named. It leads to the search for its title, since the office names no address. */
function TeasedPost({ post, ground }: { post: Teased; ground: Ground | undefined }) {
  const { title, text, date } = post
  const language = useLanguage()
  return (
    <TeaserCard>
      <PostPicture post={{ id: title, image: '' }} sizes="100vw" ground={ground} />
      <TeaserText>
        <time dateTime={date}>{formatDay(date, language)}</time>
        <h3>
          <Link to={paths.blogSearch(title)}>{title}</Link>
        </h3>
        <p>{text}</p>
      </TeaserText>
    </TeaserCard>
  )
}

const LAYOUTS = {
  pair: css`
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--s6);
    align-items: start;
    li:first-child h3 {
      font-size: clamp(1.5rem, 1.1rem + 1.2vw, 2rem);
    }
    ${media.belowTablet} {
      grid-template-columns: minmax(0, 1fr);
    }
  `,
  rows: css`
    li + li {
      padding-block-start: var(--s6);
      border-block-start: 1px solid var(--line);
    }
    gap: var(--s6);
    h3 {
      font-size: 1.75rem;
    }
    ${media.fromTablet} {
      article {
        display: grid;
        grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
        gap: var(--s5);
      }
    }
  `,
}

const Posts = styled.ul<{ $layout: keyof typeof LAYOUTS }>`
  display: grid;
  ${({ $layout }) => LAYOUTS[$layout]}
`

interface BlogTeaserProps {
  layout: keyof typeof LAYOUTS
  /** Index of the first of its two posts in the office's list. */
  from: number
}

/** Shows two posts from the office's list. */
export function BlogTeaser({ layout, from }: BlogTeaserProps) {
  const posts = useContent('teaser')?.posts.slice(from, from + 2) ?? []
  if (posts.length === 0) return null
  const grounds = groundsOf(posts.map(() => ({ image: '' })))
  return (
    <Section aria-labelledby="from-the-blog">
      <Wrap>
        <SectionHead>
          <h2 id="from-the-blog">
            <Trans>From the blog</Trans>
          </h2>
          <MoreLink to={paths.blog}>
            <Trans>All posts</Trans> <Icon name="arrow" />
          </MoreLink>
        </SectionHead>
        <Posts $layout={layout}>
          {posts.map((post, index) => (
            <li key={post.title}>
              <TeasedPost post={post} ground={grounds[index]} />
            </li>
          ))}
        </Posts>
      </Wrap>
    </Section>
  )
}
