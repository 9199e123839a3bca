import { Trans } from '@lingui/react/macro'
import styled, { css } from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MoreLink, Section, SectionHead } from '#components/layout/section.tsx'
import { Wrap } from '#components/layout/wrap.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { paths } from '#lib/paths.ts'
import { media } from '#styles/media.ts'
import { TeasedPost } from './teased-post.tsx'

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
  /** The first of its two posts among those that the office has named. */
  from: number
}

/** Two posts that the office has named, whatever the blog holds. */
export function BlogTeaser({ layout, from }: BlogTeaserProps) {
  const posts = useContent('teaser')?.posts.slice(from, from + 2) ?? []
  if (posts.length === 0) return null
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
          {posts.map((post) => (
            <li key={post.title}>
              <TeasedPost post={post} />
            </li>
          ))}
        </Posts>
      </Wrap>
    </Section>
  )
}
