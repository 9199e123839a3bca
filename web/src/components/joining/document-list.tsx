import type { Joining } from 'domain/content/joining.ts'
import styled from 'styled-components'
import { media } from '#styles/media.ts'

const List = styled.ul`
  display: grid;
  gap: var(--s2);

  li {
    position: relative;
    padding-inline-start: 1.5em;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.5em;
    inset-inline-start: 3px;
    inline-size: 0.5em;
    block-size: 0.5em;
    rotate: 45deg;
    background: var(--accent);
    ${media.forcedColours} {
      background: CanvasText;
    }
  }
`

/** Lists the documents that an applicant needs. */
export const DocumentList = ({ papers }: Pick<Joining, 'papers'>) => (
  <List>
    {papers.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </List>
)
