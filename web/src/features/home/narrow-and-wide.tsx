import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { media } from '#styles/media.ts'

/** A narrow column beside a wide one; below each other where the window is narrow. */
export const NarrowAndWide = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  gap: var(--s8);
  padding-block: var(--section);
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s7);
  }
`
