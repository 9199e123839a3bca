import styled from 'styled-components'
import { onNight } from '#styles/grounds.ts'

/** A sewn border on night, where one ground meets the next. At most three a page. */
export const Band = styled.div<{ $border: 'tara' | 'lehriya'; $thin?: boolean }>`
  ${onNight}
  block-size: ${({ $thin }) => ($thin ? '40px' : '84px')};
  background-image: var(--border-${({ $border }) => $border});
  background-position: 50% 50%;
  background-repeat: repeat-x;
`
