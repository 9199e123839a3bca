import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { CounterList } from '#components/sections/counters.tsx'
import { media } from '#styles/media.ts'

/** Shows the counters one below the other; two in a row in a narrow window. */
export const CounterColumn = styled(CounterList)`
  gap: var(--s5);
  align-content: space-between;
  dd {
    font-size: clamp(2.25rem, 1.4rem + 2.6vw, 3.25rem);
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
  }
`

/** Places a narrow column beside a wide one. In a narrow window the second is below the first. */
export const NarrowAndWideColumns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: var(--s8);
  padding-block: var(--section);
  /* there may be no counters */
  > :only-child {
    grid-column: 1 / -1;
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
