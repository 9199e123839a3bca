import type { Joining } from 'domain/content/joining.ts'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  gap: var(--s2);
  li {
    position: relative;
    padding-inline-start: 28px;
  }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 4px;
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
    background: var(--accent);
  }
`

/** What one brings to join. */
export const Papers = ({ papers, papersNote }: Pick<Joining, 'papers' | 'papersNote'>) => (
  <>
    <List>
      {papers.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </List>
    {papersNote && <p>{papersNote}</p>}
  </>
)
