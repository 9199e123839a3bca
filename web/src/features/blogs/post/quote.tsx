import styled from 'styled-components'
import { LazyPattern } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'

const Figure = styled.figure`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  column-gap: var(--s5);
  margin-block: var(--s4);
  ${media.belowTablet} {
    grid-template-columns: 72px minmax(0, 1fr);
    column-gap: var(--s4);
  }
`
const Speaker = styled.div`
  grid-row: span 2;
  aspect-ratio: 1;
  align-self: start;
`
const Words = styled.blockquote`
  font: 500 clamp(1.5rem, 1.1rem + 1.5vw, 2.125rem) / 1.2 var(--display);
  color: var(--accent);
  word-spacing: -0.05em;
  text-wrap: balance;
`
const Name = styled.figcaption`
  align-self: end;
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** What somebody said, beside her figure. */
export const Quote = ({ words, by }: { words: string; by: string }) => (
  <Figure>
    <Speaker>
      <LazyPattern key={by} draw={({ drawPortrait }) => drawPortrait(by, { n: 12, ground: 'kora' })} />
    </Speaker>
    <Words>
      <p>{words}</p>
    </Words>
    {by && <Name>{by}</Name>}
  </Figure>
)
