import type { Cause } from 'domain/content/causes.ts'
import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { ButtonLink } from '#components/controls/button.tsx'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { StitchedBar } from '#components/needlework/stitched-bar.tsx'
import { paths } from '#lib/paths.ts'
import { CausePicture } from './cause-picture.tsx'

const Card = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: var(--surface);
`
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--s4);
  padding: var(--s5);
`
// by its class: the prerendered HTML may carry no style attribute
const Share = styled(StitchedBar)`
  --at: ${({ percent }) => percent}%;
`
const Sums = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--s4);
  color: var(--ink-soft);
  font-size: var(--t-s);
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    color: var(--ink);
    font-size: var(--t-l);
    line-height: 1.3;
  }
  > :last-child {
    text-align: end;
  }
`
const Buttons = styled.div`
  display: flex;
  gap: var(--s3) var(--s4);
  margin-block-start: auto;
  > * {
    flex: 1;
    padding-inline: var(--s2);
    white-space: nowrap;
  }
`

export const CauseCard = ({ cause }: { cause: Cause }) => (
  <Card>
    <PictureBox>
      <CausePicture id={cause.id} />
    </PictureBox>
    <Body>
      <h3>{cause.title}</h3>
      <Share percent={cause.progress} label={cause.title} />
      <Sums>
        <span>
          <Trans>Raised</Trans>
          <b>{cause.raised}</b>
        </span>
        <span>
          <Trans>Goal</Trans>
          <b>{cause.goal}</b>
        </span>
      </Sums>
      <Buttons>
        <ButtonLink to={paths.cause} $kind="line" $small>
          <Trans>Learn More</Trans>
        </ButtonLink>
        <ButtonLink to={paths.donate} $kind="give" $small>
          <Trans>Donate Now</Trans>
        </ButtonLink>
      </Buttons>
    </Body>
  </Card>
)
