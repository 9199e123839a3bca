import styled from 'styled-components'

/** Heading of a block beside the list, over a running stitch. */
export const SideHeading = styled.h2`
  margin-block-end: var(--s2);
  padding-block-end: var(--s3);
  background: var(--running) 0 100% / 100% 3px no-repeat;
  font-size: 1.375rem;
`
