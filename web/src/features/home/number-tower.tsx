import styled from 'styled-components'
import { Numbers } from '#components/sections/counters.tsx'
import { media } from '#styles/media.ts'

/** The chamber's four numbers as a column. */
export const NumberTower = styled(Numbers)`
  gap: var(--s5);
  align-content: space-between;
  dd {
    font-size: clamp(2.25rem, 1.4rem + 2.6vw, 3.25rem);
  }
  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
  }
`
