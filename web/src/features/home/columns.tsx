import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { Numbers } from '#components/sections/counters.tsx'
import { media } from '#styles/media.ts'

/** Shows the four counters in a column. */
export const NumberColumn = styled(Numbers)`
  gap: var(--s5);
  align-content: space-between;
  dd {
    font-size: clamp(2.25rem, 1.4rem + 2.6vw, 3.25rem);
  }
  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
  }
`

/** Places a narrow column beside a wide one; one below the other in a narrow window. */
export const NarrowAndWideColumns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: var(--s8);
  padding-block: var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
