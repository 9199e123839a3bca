import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { media } from '#styles/media.ts'

/** What the office says about a point, or about all of them. */
export const OfficeNote = styled(Note).attrs({ tone: 'refused' })`
  ${media.belowTablet} {
    padding: var(--s2) var(--s3);

    > svg {
      display: none;
    }
  }
`
