import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { roomForButton } from '#styles/mirrored.ts'
import { controlStyle, directed } from './control-style.ts'

/** Renders a search input with room at its end for a `SearchInputButton`. The parent must be `position: relative`. */
export const SearchInput = styled.input.attrs(directed).attrs({ type: 'search' })`
  ${controlStyle}
  ${roomForButton('54px')}
  /* hide Chromium's own button that clears the input: ours is in its place */
  &::-webkit-search-cancel-button {
    display: none;
  }
`

/** Renders an icon button at the end of a `SearchInput`, such as one that searches or clears the input. */
export const SearchInputButton = styled(IconButton)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 3px;
  margin-block: auto;
`
