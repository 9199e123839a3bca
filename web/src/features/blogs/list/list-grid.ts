import styled, { css } from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'
import type { BlogLayout } from '../layout.ts'

/* the search comes first in the page, so that it stands above what it finds where there is one column */
const AREAS = {
  right: css`
    grid-template: 'found search' auto 'found more' 1fr / minmax(0, 8fr) minmax(0, 4fr);
  `,
  left: css`
    grid-template: 'search found' auto 'more found' 1fr / minmax(0, 4fr) minmax(0, 8fr);
  `,
  fullwidth: css`
    grid-template: 'search' 'found' / minmax(0, 1fr);
    --post-columns: minmax(0, 5fr) minmax(0, 7fr);
    --post-gap: var(--s8);
    --post-title: 2.25rem;
    ${media.belowDesktop} {
      --post-gap: var(--s5);
      --post-title: 1.75rem;
    }
  `,
}

/** The parts of the list page in its three layouts; one below the other on phones. */
export const ListGrid = styled(Wrap)<{ $layout: BlogLayout }>`
  display: grid;
  gap: var(--s7) var(--s8);
  align-items: start;
  padding-block: var(--section);
  ${({ $layout }) => AREAS[$layout]}
  ${media.belowWide} {
    column-gap: var(--s7);
  }
  ${media.belowDesktop} {
    grid-template: 'search' 'found' 'more' / minmax(0, 1fr);
  }
`

export const SearchArea = styled.div`
  grid-area: search;
  inline-size: 100%;
  max-inline-size: 704px;
`

export const FoundArea = styled.section`
  grid-area: found;
  &:focus {
    outline: none;
  }
`

export const MoreArea = styled.aside`
  grid-area: more;
`
