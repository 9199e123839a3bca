import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media } from '#styles/media.ts'

/** One part of a public page. */
export const Section = styled.section`
  padding-block: var(--section);
`

/** Places the heading of a section at the start edge and the rest at the end edge. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--s4) var(--s6);
  margin-block-end: clamp(24px, 4vw, 44px);
  p {
    max-inline-size: 38em;
    margin-block-start: var(--s3);
    color: var(--ink-soft);
  }
`

const more = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: 44px;
  font-weight: 600;
`

/** A link to more items of a section. */
export const MoreLink = styled(Link)`
  ${more}
`

/** The same for a file. */
export const MoreAnchor = styled.a`
  ${more}
`

/** Places three equal cards in a row. The last two or four share their rows in halves, since a single card in a row looks lost. */
export const RowOfThree = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s7) var(--s5);
  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.onTablet} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${media.fromDesktop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 2;
    }
    > :nth-child(3n + 1):nth-last-child(-2n + 4),
    > :nth-child(3n + 1):nth-last-child(-2n + 4) ~ * {
      grid-column: span 3;
    }
    > :only-child {
      grid-column: 1 / -1;
    }
  }
`
