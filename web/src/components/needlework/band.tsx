import styled from 'styled-components'
import { onNight } from '#styles/grounds.ts'

const HEIGHTS = { tara: '84px', lehriya: '40px', kangura: '24px' }

/** Renders a drawn border between two sections. At most three a page. */
export const Band = styled.div<{ $border: keyof typeof HEIGHTS }>`
  ${onNight}
  block-size: ${({ $border }) => HEIGHTS[$border]};
  background-image: var(--border-${({ $border }) => $border});
  background-position: 50% 50%;
  background-repeat: repeat-x;
`
