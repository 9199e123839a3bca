import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

/* still breaks if it is wider than its line */
const Whole = styled.span`
  display: inline-block;
`

/** Renders a text in large type and keeps hyphenated words on one line. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, place) => (place % 2 === 0 ? part : <Whole key={place}>{part}</Whole>))

const Ground = styled.section`
  position: relative;
  overflow: hidden;
`
const Words = styled(Wrap)`
  min-block-size: 720px;
  padding-block: var(--section);
  > * {
    inline-size: calc(100% * 8 / 12);
  }
  ${media.belowTablet} {
    min-block-size: 0;
    padding-block-end: var(--s6);
    > * {
      inline-size: auto;
    }
  }
`
const Tag = styled.h2`
  font: 700 1rem / 1.2 var(--text);
  letter-spacing: 0;
  word-spacing: 0;
`
const Vision = styled.p`
  margin-block: var(--s3) var(--s7);
  color: var(--accent);
  font: 600 clamp(2rem, 1.1rem + 3.6vw, 3.75rem) / 1.06 var(--display);
  letter-spacing: -0.01em;
  word-spacing: -0.06em;
  text-wrap: balance;
`
const Mission = styled.div`
  display: grid;
  gap: var(--s4);
  padding-inline-start: calc(100% / 12); /* an eighth of the words' width */
  p {
    max-inline-size: 36em;
  }
  p:first-of-type {
    font-size: var(--t-l);
    line-height: 1.5;
  }
  ${media.belowTablet} {
    padding-inline-start: 0;
  }
`
/* cropped by the end of the window; under the words on phones */
const Star = styled(FixedArt)`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: max(30%, calc((100% - var(--page)) / 2 + 340px));
  overflow: hidden;
  pointer-events: none;
  svg {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: max(40px, 100% - 470px); /* in wide windows too only a good half */
    translate: 0 -50%;
    inline-size: 780px;
    max-inline-size: none;
  }
  ${media.belowTablet} {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 384px;
    svg {
      inset-block-start: calc(50% - 24px);
      inset-inline-start: 32%;
      inline-size: 336px;
    }
  }
`

/** Shows the vision and the mission in the largest type of the site. */
export function VisionAndMission() {
  const aims = useContent('aims')
  if (!aims) return null
  return (
    <Ground>
      <Words>
        <div>
          <Tag>
            <Trans>Our Vision</Trans>
          </Tag>
          <Vision>
            <Unbroken text={aims.vision} />
          </Vision>
        </div>
        <Mission>
          <Tag>
            <Trans>Our Mission</Trans>
          </Tag>
          <p>{aims.mission}</p>
          {aims.story && <p>{aims.story}</p>}
        </Mission>
      </Words>
      <Star art="vision-large" />
    </Ground>
  )
}
