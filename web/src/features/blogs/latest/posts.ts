import styled from 'styled-components'
import { RowOfThree } from '#components/layout/section.tsx'
import { media } from '#styles/media.ts'

/** Cards of posts, three a row; on phones close together. */
export const Posts = styled(RowOfThree)`
  ${media.belowTablet} {
    gap: var(--s4);
  }
`
