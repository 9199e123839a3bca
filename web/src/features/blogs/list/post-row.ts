import { css } from 'styled-components'
import { media } from '#styles/media.ts'

/** Picture beside text, a hairline between two; on phones one below the other. */
export const postRow = css`
  position: relative;
  display: grid;
  grid-template-columns: var(--post-columns, minmax(0, 5fr) minmax(0, 6fr));
  gap: var(--post-gap, var(--s5));
  padding-block: var(--s6);
  border-block-start: 1px solid var(--line);
  :first-child > & {
    padding-block-start: 0;
    border: 0;
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
