import type { Block } from 'domain/content/sample-post.ts'
import styled from 'styled-components'
import { Lead, Paragraph, Text } from '#components/layout/prose.tsx'
import { Quote } from './quote.tsx'

const Heading = styled.h3`
  margin-block: var(--s4) calc(-1 * var(--s2));
  font-size: 1.75rem;
`
const Points = styled.ul`
  display: grid;
  gap: var(--s2);
  > li {
    position: relative;
    padding-inline-start: 28px;
  }
  > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 4px;
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
    background: var(--accent);
    forced-color-adjust: none;
  }
`

function Piece({ kind, words, by }: Block) {
  if (kind === 'heading') return <Heading>{words}</Heading>
  if (kind === 'quote') return <Quote words={words} by={by} />
  if (kind === 'text') return <Paragraph>{words}</Paragraph>
  return (
    <Points>
      {words.split('\n').map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  )
}

/** A text with headings, points and quotes between its paragraphs. */
export const Blocks = ({ lead, body }: { lead: string; body: readonly Block[] }) => (
  <Text>
    <Lead>{lead}</Lead>
    {body.map((block, index) => (
      <Piece key={index} {...block} />
    ))}
  </Text>
)
