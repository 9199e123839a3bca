import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { Wrap } from '#components/layout/wrap.tsx'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { SiteText } from '#components/sections/site-text.tsx'
import { useContent } from '#lib/page-data/content.tsx'
import { media } from '#styles/media.ts'

/* still breaks if it is wider than its line */
const Whole = styled.span`
  display: inline-block;
`

/** Renders a text in large type and keeps hyphenated words on one line. */
const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) => (index % 2 === 0 ? part : <Whole key={index}>{part}</Whole>))

const Ground = styled.section`
  position: relative;
  overflow: hidden;
`
const Words = styled(Wrap)`
  padding-block: clamp(40px, 6vw, 80px);
  > * {
    inline-size: calc(100% * 8 / 12);
  }
  ${media.belowTablet} {
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
  margin-block: var(--s3) var(--s6);
  color: var(--accent);
  font: 600 var(--t-vision) / 1.06 var(--display);
  letter-spacing: -0.01em;
  word-spacing: -0.06em;
  text-wrap: balance;
`
const Mission = styled.div`
  display: grid;
  gap: var(--s4);
  p {
    max-inline-size: 36em;
  }
  > h2 + * {
    font-size: var(--t-l);
    line-height: 1.5;
  }
`
/* cropped by the end of the window; not on phones */
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
    display: none;
  }
`

/** Shows the vision and the mission in large type. */
export function VisionAndMission() {
  const aims = useContent('aims')
  if (!aims) return null
  return (
    <Ground id="vision">
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
          <SiteText of={aims} name="mission" />
          {aims.story && <SiteText of={aims} name="story" />}
        </Mission>
      </Words>
      <Star art="vision-large" />
    </Ground>
  )
}
