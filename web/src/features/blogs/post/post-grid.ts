import styled, { css } from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import type { BlogLayout } from '../layout.ts'

/* the post stays first in the document, wherever the side bar is shown */
const wordsAtEnd = css`
  --words: 2;
  > aside {
    grid-area: 2 / 1;
  }
`

/** Places a post in twelve columns: eight for its text, four for the side bar. Narrow windows have one column. */
export const PostGrid = styled(Wrap)<{ $layout: BlogLayout }>`
  display: grid;
  grid-template-columns: ${({ $layout }) =>
    $layout === 'right' ? 'minmax(0, 8fr) minmax(0, 4fr)' : 'minmax(0, 4fr) minmax(0, 8fr)'};
  gap: var(--s6) var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${({ $layout }) => $layout !== 'right' && wordsAtEnd}
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    display: flex;
    flex-direction: column;
    align-items: stretch;
    gap: 0;
  }
`

/** Its children are items of the grid. */
export const Article = styled.article`
  display: contents;
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--s5);
`

/** The eight columns of the text. */
export const Words = styled.div`
  grid-column: var(--words, 1);
  min-inline-size: 0;
`

export const Headline = styled.h2`
  max-inline-size: 17em;
  font-size: clamp(2.25rem, 1.4rem + 3.6vw, 4rem);
  line-height: 1.04;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`

/** Stays in view beside the text. */
export const sticky = css`
  position: sticky;
  inset-block-start: var(--s5);
  ${media.belowDesktop} {
    position: static;
  }
`
