import styled from 'styled-components'
import { initialsOf } from '../lib/initials.ts'
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

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

interface AvatarProps {
  username: string
  /** For the initials; from 72 px up there is room for them. */
  name: string
  size?: keyof typeof WIDTHS
  /** Address of her photograph. */
  photo?: string | undefined
}

/** A person's photograph, else her figure. Decoration: her name stands beside it. */
export const Avatar = ({ username, name, size = 'small', photo }: AvatarProps) => (
  <Box $width={WIDTHS[size]}>
    {photo ? (
      <img src={photo} alt="" />
    ) : (
      <Portrait username={username} size={size} initials={initialsOf(name)} />
    )}
  </Box>
)
