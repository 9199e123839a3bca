import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Aside } from '#components/forms/form-layout.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useContent } from '#lib/page-data/content.tsx'

const QuoteBox = styled.figure`
  margin-block-start: var(--s3);
  padding-block-start: var(--s5);
  border-block-start: 1px solid #d3c7b2;
  blockquote {
    color: var(--accent);
    font: 500 1.375rem / 1.25 var(--display);
    word-spacing: -0.05em;
  }
  figcaption {
    margin-block-start: var(--s2);
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`

/** Quotes a volunteer. */
const Quotation = ({ words, by }: { words: string; by: string }) =>
  words && (
    <QuoteBox>
      <blockquote>
        <Trans>“{words}”</Trans>
      </blockquote>
      {by && <figcaption>{by}</figcaption>}
    </QuoteBox>
  )

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: var(--s4);
    align-items: center;
    padding-block: var(--s3);
    border-block-start: 1px solid #d3c7b2;
    line-height: 1.4;
  }
  b {
    display: block;
  }
  div span {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
`
const Figure = styled(FixedArt)`
  aspect-ratio: 1;
  color: #6d6455; /* holes on kora */
`

/** Lists the help that is needed now. The figure of a filled task is drawn in full. */
export function HelpNeeded() {
  const volunteering = useContent('volunteering')
  if (!volunteering) return null
  const { title, wanted, quote } = volunteering
  if (wanted.length === 0 && !quote.words) return null
  return (
    <Aside aria-label={title}>
      {wanted.length > 0 && (
        <>
          <h2>{title}</h2>
          <List>
            {wanted.map(({ what, where, taken }) => (
              <li key={what}>
                <Figure art={taken ? 'wanted-taken' : 'wanted'} />
                <div>
                  <b>{what}</b>
                  <span>{taken || where}</span>
                </div>
              </li>
            ))}
          </List>
        </>
      )}
      <Quotation {...quote} />
    </Aside>
  )
}
