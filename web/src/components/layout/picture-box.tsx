import styled from 'styled-components'

/** A picture's place, 3:2 unless told otherwise: undyed cotton until it has come, then cropped to fill it. */
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
