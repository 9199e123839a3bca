import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'

const Figure = styled.figure`
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

/** What somebody who helped says of it. */
export const Said = ({ words, by }: { words: string; by: string }) =>
  words && (
    <Figure>
      <blockquote>
        <Trans>“{words}”</Trans>
      </blockquote>
      {by && <figcaption>{by}</figcaption>}
    </Figure>
  )
