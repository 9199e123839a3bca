import type { Ref } from 'react'
import styled from 'styled-components'
import { initialsOf } from '#lib/format/initials.ts'
import { LazyPattern } from './lazy-pattern.tsx'

const Box = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  background: var(--raat);
  color: var(--on-dark);

  > span {
    display: block;
    block-size: 100%;
  }
  svg {
    inline-size: 100%;
    block-size: 100%;
  }
`

const Initials = styled.svg`
  position: absolute;
  inset: 0;
  font-family: var(--display);
  font-weight: 700;
  fill: currentColor;
  text-anchor: middle;
`

/** Cells from the middle to the edge, for whole pixels at 44, 80 and about 200 px. */
const SIZES = {
  small: { n: 7 },
  medium: { n: 10, open: 0.5 },
  large: { n: 16 },
}

interface PortraitProps {
  /** Of an account from `toFigureSeed`; of visitors their name. */
  seed: string
  /** Small ones have no room for initials. */
  size: keyof typeof SIZES
  /** Shown in the open middle of a medium one. */
  initials?: string
  /** 0 to 1: how much of the figure is drawn, from the foot up. */
  done?: number
  className?: string
}

/** Renders a person's figure, the same wherever the seed is. The name is beside it in text. */
export function Portrait({ seed, size, initials, done = 1, className }: PortraitProps) {
  const options = { ...SIZES[size], done }
  return (
    <Box className={className} aria-hidden="true">
      <LazyPattern key={`${seed} ${done}`} draw={({ drawPortrait }) => drawPortrait(seed, options)} />
      {size === 'medium' && (
        <Initials viewBox="0 0 200 200">
          <text x="100" y="112" fontSize="34">
            {initials}
          </text>
        </Initials>
      )}
    </Box>
  )
}

const WIDTHS = { small: '44px', medium: '80px' }

const Frame = styled.span<{ $width: string }>`
  display: block;
  flex: none;
  inline-size: ${({ $width }) => $width};
  block-size: ${({ $width }) => $width};
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--raat);

  > span {
    background: inherit;
  }
  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

export interface AvatarProps {
  /** Seed of the figure; '' while there is no account. */
  seed: string
  /** Source of the initials, which the medium size shows. */
  name: string
  size?: keyof typeof WIDTHS | undefined
  /** Address of the profile picture. */
  photo?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLSpanElement>
}

/**
 * Renders a person's profile picture, or a figure generated from the seed. Decoration: the name is beside it.
 */
export const Avatar = ({ seed, name, size = 'small', photo, className, ref }: AvatarProps) => (
  <Frame ref={ref} className={className} $width={WIDTHS[size]}>
    {photo ? (
      <img src={photo} alt="" />
    ) : (
      <Portrait seed={seed} size={size} initials={initialsOf(name)} done={seed ? 1 : 0} />
    )}
  </Frame>
)
