import type { Ground } from 'domain/needlework/silks.ts'
import styled, { css } from 'styled-components'
import { PatternPicture } from '#components/needlework/lazy-pattern.tsx'
import { clamped } from '#styles/clamped.ts'
import { PictureBox } from './picture-box.tsx'

const Box = styled(PictureBox)<{ $ground: Ground }>`
  background: var(--${({ $ground }) => $ground});
`

/** Styles the heading of a post that is put over its plain ground: both in the same cell of the card's grid. */
export const titleOnCard = (ground: Ground) => css`
  ${clamped(4)}
  z-index: 1; /* a grid item needs no position for it, so the link still covers the card */
  align-self: start;
  margin: var(--s5);
  color: var(--${ground === 'raat' || ground === 'anaar' ? 'on-dark' : 'ink'});
  font-size: 1.625rem;
  line-height: 1.18;
`

interface TitleCardPictureProps {
  id: string
  ground: Ground
}

/** Renders a plain ground with a border at its foot, for a post without a photo. The title is put over it. */
export const TitleCardPicture = ({ id, ground }: TitleCardPictureProps) => (
  <Box $ground={ground}>
    <PatternPicture id={id} options={{ layout: 'foot', ground, w: 90, h: 60 }} />
  </Box>
)
