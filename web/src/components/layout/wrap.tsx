import styled from 'styled-components'

/** The width of the page with its gutters. */
export const Wrap = styled.div`
  max-inline-size: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`
