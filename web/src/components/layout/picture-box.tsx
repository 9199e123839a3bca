import styled from 'styled-components'
import { media } from '#styles/media.ts'

interface Look {
  $square?: boolean
  /** Whether phones draw and load it only near the view. A browser alone loads lazy pictures 2,500 px ahead. */
  $isLate?: boolean
}

/** Reserves the space of a picture, 3:2 by default, and crops the picture to fill it. */
export const PictureBox = styled.div<Look>`
  position: relative;
  aspect-ratio: ${({ $square }) => ($square ? '1' : '3 / 2')};
  overflow: hidden;
  background: var(--surface-sunk);
  img,
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.belowTablet} {
    content-visibility: ${({ $isLate }) => ($isLate ? 'auto' : 'visible')};
  }
`
