import type { Ref } from 'react'
import styled from 'styled-components'
import { initialsOf } from '#lib/format/initials.ts'
import { Portrait } from './portrait.tsx'

const WIDTHS = { small: '44px', medium: '80px' }

const Box = styled.span<{ $width: string }>`
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
  <Box ref={ref} className={className} $width={WIDTHS[size]}>
    {photo ? (
      <img src={photo} alt="" />
    ) : (
      <Portrait seed={seed} size={size} initials={initialsOf(name)} done={seed ? 1 : 0} />
    )}
  </Box>
)
