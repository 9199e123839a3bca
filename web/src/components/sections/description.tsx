import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { Prose, TextColumn } from '#components/layout/prose.tsx'

/** Styles the elements that `toHtml` writes. Each paragraph has its own direction. */
export const Formatted = styled(TextColumn)`
  :is(p, li, h2, h3, figcaption) {
    unicode-bidi: plaintext;
  }
  .lead {
    max-inline-size: 34em;
    font-size: var(--t-l);
    line-height: 1.5;
    text-wrap: pretty;
  }
  :is(h2, h3) {
    margin-block: var(--s4) calc(-1 * var(--s2));
    font-size: 1.75rem;
  }
  strong {
    font-weight: 600;
  }
  :is(ul, ol) {
    display: grid;
    gap: var(--s2);
  }
  li {
    position: relative;
    padding-inline-start: 28px;
  }
  li > :is(ul, ol, p + p) {
    margin-block-start: var(--s2);
  }
  ul > li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.55em;
    inset-inline-start: 4px;
    inline-size: 9px;
    block-size: 9px;
    rotate: 45deg;
    background: var(--accent);
    ${media.forcedColours} {
      background: CanvasText;
    }
  }
  ol > li::before {
    content: counter(list-item) '.';
    position: absolute;
    inset-inline-start: 0;
    color: var(--accent);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  blockquote {
    display: grid;
    gap: var(--s3);
    padding-inline-start: var(--s5);
    border-inline-start: 4px solid var(--accent);
    color: var(--accent);
    font: 600 1.5rem / 1.3 var(--display);
  }
  img {
    display: block;
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
  }
  figcaption {
    margin-block-start: var(--s2);
    color: var(--ink-soft);
    font-size: var(--t-s);
    line-height: 1.4;
  }
`

interface DescriptionProps {
  /** A post or an event; `html` is its formatted text. */
  of: { description: string; html?: string }
  className?: string
}

/** Shows the text of a post or an event. */
export const Description = ({ of: { description, html }, className }: DescriptionProps) =>
  html === undefined ? (
    <Prose text={description} {...(className && { className })} />
  ) : (
    <Formatted className={className} dangerouslySetInnerHTML={{ __html: html }} />
  )
