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
`
