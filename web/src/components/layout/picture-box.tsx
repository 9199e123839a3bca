import styled, { css, keyframes } from 'styled-components'
import { media } from '#styles/media.ts'

interface Look {
  $square?: boolean
  /** Whether phones draw and load it only half a screen ahead. A browser alone loads lazy pictures 2,500 px ahead. */
  $isLate?: boolean
}

/* scrolling runs it: the picture is not there before the first step */
const nearView = keyframes`
  from {
    display: none;
  }
`

/* browsers without such timelines show it at once, and load it one and a half screens ahead */
const late = css`
  content-visibility: auto;
  view-timeline: --box;
  view-timeline-inset: auto -50%;
  img {
    animation: ${nearView} linear both;
    animation-timeline: --box;
  }
`

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
  ${media.phoneScreen} {
    ${({ $isLate }) => $isLate && late}
  }
`
