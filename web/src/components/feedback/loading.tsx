import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { FixedArt } from '#components/needlework/lazy-pattern.tsx'
import { media } from '#styles/media.ts'

const sewing = keyframes`
  from { clip-path: inset(0 100% 0 0); }
  70%, to { clip-path: inset(0); }
`

const Hair = styled.i`
  display: block;
  block-size: 20px;
  inline-size: 92%;
  color: #cfc4af;
  background: var(--running);

  &:first-child {
    inline-size: 40%;
    block-size: 12px;
  }
  &:nth-child(3) {
    inline-size: 70%;
  }
  ${media.motion} {
    animation: ${sewing} 1.6s steps(12) infinite;
  }
`

const Hairs = styled.span`
  display: grid;
  gap: 14px;
  padding: var(--s5);
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  background: var(--surface-sunk);
  color: #b5a98f;
`

const Holes = styled(FixedArt)`
  inline-size: 40%;
  aspect-ratio: 1;
`

const Words = styled.span`
  font-size: var(--t-s);
  color: var(--ink-soft);
`

interface LoadingCardProps {
  /** The text of the specification; only in the first of several cards. */
  text?: string | undefined
  className?: string
}

/** Shows a loading card with placeholder lines. */
export const LoadingCard = ({ text, className }: LoadingCardProps) => (
  <div className={className}>
    <Picture aria-hidden="true">
      <Holes art="loading" />
    </Picture>
    <Hairs>
      <Hair />
      <Hair />
      <Hair />
      {text && <Words as="output">{text}</Words>}
    </Hairs>
  </div>
)

/** Shows a loading text below placeholder lines. */
export const Loading = ({ text }: { text: ReactNode }) => (
  <output>
    <Hairs>
      <Hair />
      <Hair />
      <Hair />
      <Words>{text}</Words>
    </Hairs>
  </output>
)
