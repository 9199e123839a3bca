import styled from 'styled-components'
import { PostLink } from '#components/controls/post-link.tsx'

/** The title of a card, whose link covers the card. */
export const BlogTitle = styled(PostLink)`
  color: inherit;
  text-decoration: none;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* around the card: a long title is cut, and its own outline would be */
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::before {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`
