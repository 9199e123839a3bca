import type { Block } from 'domain/content/sample-post.ts'
import { useHref, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Description } from '#components/sections/description.tsx'
import { Bullets, Lead, Paragraph, TextColumn } from '#components/layout/prose.tsx'
import { LazyPattern } from '#components/needlework/lazy-pattern.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { usePageData } from '#lib/page-data/page-data-context.tsx'
import { media } from '#styles/media.ts'
import { onlyPrinted } from '#styles/print.ts'
import { ReadMore } from '../blog-links.tsx'
import type { ShownPost } from './post-figure.tsx'

const Address = styled.p`
  ${onlyPrinted}
  margin-block-start: var(--s5);
  font-size: var(--t-s);
  overflow-wrap: anywhere;
`

/** Shows the address of the page, only in print. */
function PrintAddress() {
  const { origin = '' } = usePageData() ?? {}
  const address = useHref(useLocation().pathname)
  return <Address dir="ltr">{(useHydrated() ? location.origin : origin) + address}</Address>
}

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
const QuoteWords = styled.blockquote`
  font: 500 clamp(1.5rem, 1.1rem + 1.5vw, 2.125rem) / 1.2 var(--display);
  color: var(--accent);
  word-spacing: -0.05em;
  text-wrap: balance;
`
const QuoteName = styled.figcaption`
  align-self: end;
  margin-block-start: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);
`

/** Renders a quote beside the speaker's figure. */
const Quote = ({ words, by }: { words: string; by: string }) => (
  <Figure>
    <Speaker>
      <LazyPattern key={by} draw={({ drawPortrait }) => drawPortrait(by, { n: 12, ground: 'kora' })} />
    </Speaker>
    <QuoteWords>
      <p>{words}</p>
    </QuoteWords>
    {by && <QuoteName>{by}</QuoteName>}
  </Figure>
)

const Heading = styled.h3`
  margin-block: var(--s4) calc(-1 * var(--s2));
  font-size: 1.75rem;
`
function Piece({ kind, words, by }: Block) {
  if (kind === 'heading') return <Heading>{words}</Heading>
  if (kind === 'quote') return <Quote words={words} by={by} />
  if (kind === 'text') return <Paragraph>{words}</Paragraph>
  return (
    <Bullets>
      {words.split('\n').map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Bullets>
  )
}

/** Renders a text with headings, lists and quotes between its paragraphs. */
const Blocks = ({ lead, body }: { lead: string; body: readonly Block[] }) => (
  <TextColumn>
    <Lead>{lead}</Lead>
    {body.map((block, index) => (
      <Piece key={index} {...block} />
    ))}
  </TextColumn>
)

const Elsewhere = styled(ReadMore)`
  display: inline-block;
  margin-block-start: var(--s5);
  font-size: var(--t-l);
  text-decoration: underline;
`

/** Renders the text of a post, with the link to the site where it was published. */
export const PostWords = ({ post: { blog, sample } }: { post: Pick<ShownPost, 'blog' | 'sample'> }) => (
  <>
    {sample ? <Blocks lead={blog.description} body={sample.body} /> : <Description of={blog} />}
    {blog.externalLink && <Elsewhere href={blog.externalLink} />}
    <PrintAddress />
  </>
)
