import styled from 'styled-components'
import { media } from '#styles/media.ts'

/** The heading of a part of what is read. */
export const Heading = styled.h3`
  margin-block-end: var(--s2);
  padding-block-end: var(--s2);
  background: var(--running) 0 100% / 100% 2px no-repeat;
  font: 700 1rem/1.2 var(--text);
  letter-spacing: 0;
  word-spacing: 0;

  ${media.forcedColours} {
    border-block-end: 2px dashed;
  }
`
