import styled from 'styled-components'

/** Reserves the space of a picture, 3:2 by default, and crops the picture to fill it. */
export const PictureBox = styled.div<{ $square?: boolean }>`
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
`
