import styled from 'styled-components'
import { narrowList } from '#styles/narrow-list.ts'

/** The names of a list's columns, above its rows. Narrow lists and screen readers have them in each row. */
export const ListHead = styled.div.attrs({ 'aria-hidden': true })`
  display: grid;
  gap: var(--s4);
  padding: var(--s3) var(--s4);
  border-block-end: 2px solid var(--ink);
  background: var(--surface);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-weight: 600;
  ${narrowList} {
    display: none;
  }
`
