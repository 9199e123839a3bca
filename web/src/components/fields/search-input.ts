import styled from 'styled-components'
import { IconButton } from '#components/controls/button.tsx'
import { controlStyle } from './control-style.ts'

/** A search box with room for a button at its end. Its parent is `position: relative`. */
export const SearchInput = styled.input.attrs({ type: 'search' })`
  ${controlStyle}
  padding-inline-end: 54px;
  /* Chromium's own cross, beside our button */
  &::-webkit-search-cancel-button {
    display: none;
  }
`

/** The button at its end. */
export const SearchButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 3px;
  inset-inline-end: 3px;
`
