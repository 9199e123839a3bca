import type { Cause } from 'domain/content/causes.ts'
import styled from 'styled-components'
import { PictureBox } from '#components/layout/picture-box.tsx'
import { StitchedBar } from '#components/needlework/stitched-bar.tsx'
import { CauseLinks } from './cause-links.tsx'
import { CausePicture } from './cause-picture.tsx'
import { Sums } from './sums.tsx'

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
const SumsToEdges = styled(Sums)`
  > :last-child {
    text-align: end;
  }
`
const Buttons = styled(CauseLinks)`
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
      <CausePicture cause={cause} sizes="(max-width: 767px) 100vw, (max-width: 1199px) 50vw, 33vw" />
    </PictureBox>
    <Body>
      <h3>{cause.title}</h3>
      <Share percent={cause.progress} label={cause.title} />
      <SumsToEdges cause={cause} />
      <Buttons cause={cause} />
    </Body>
  </Card>
)
