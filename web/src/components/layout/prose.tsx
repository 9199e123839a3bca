import styled from 'styled-components'
import { paragraphsOf } from '#lib/format/paragraphs.ts'
import { media } from '#styles/media.ts'

/** Most characters of a first paragraph that is shown larger. */
const LEAD = 400

/** The column of a text. */
export const TextColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  max-inline-size: 40em;
  overflow-wrap: anywhere;
`
/** Each line in its own direction. */
export const Paragraph = styled.p`
  white-space: pre-line;
  unicode-bidi: plaintext;
`
/** The first paragraph, shown larger. */
export const Lead = styled(Paragraph)`
  max-inline-size: 34em;
  font-size: var(--t-l);
  line-height: 1.5;
  text-wrap: pretty;
`

/** A list with lozenges as bullets. */
export const Bullets = styled.ul`
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

/** Renders a plain text: blank lines separate paragraphs, and line breaks are kept. */
export const Prose = ({ text, className }: { text: string; className?: string }) => (
  <TextColumn className={className}>
    {paragraphsOf(text).map((paragraph, index) =>
      index === 0 && paragraph.length <= LEAD ? (
        <Lead key={index}>{paragraph}</Lead>
      ) : (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ),
    )}
  </TextColumn>
)
