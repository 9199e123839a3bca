import styled, { css } from 'styled-components'
import { onNight } from '#styles/grounds.ts'
import { media } from '#styles/media.ts'

const HEIGHTS = { tara: '84px', lehriya: '40px', kangura: '24px' }

/* 2 px a cell instead of 3 */
const lowerOnPhones = css`
  ${media.belowTablet} {
    block-size: 42px;
    background-size: auto 48px;
  }
`

/** Renders a drawn border between two sections. At most three a page. */
export const Band = styled.div<{ $border: keyof typeof HEIGHTS }>`
  ${onNight}
  block-size: ${({ $border }) => HEIGHTS[$border]};
  background-image: var(--border-${({ $border }) => $border});
  background-position: 50% 50%;
  background-repeat: repeat-x;
  ${({ $border }) => $border === 'tara' && lowerOnPhones}
`
