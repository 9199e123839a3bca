import { Trans } from '@lingui/react/macro'
import type { Ground } from 'domain/needlework/silks.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import type { Neighbour } from '#lib/page-data/page-data.ts'
import { clamped } from '#styles/clamped.ts'
import { media } from '#styles/media.ts'
import { groundsOf, PostPicture } from './post-picture.tsx'

const Row = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s4);
  }
`
/* each is aligned to its own side, with the picture outside */
const Side = styled(Link)<{ $isNext: boolean }>`
  grid-column: ${({ $isNext }) => ($isNext ? '-2' : '1')};
  display: flex;
  flex-direction: ${({ $isNext }) => ($isNext ? 'row-reverse' : 'row')};
  gap: var(--s4);
  align-items: center;
  color: var(--ink);
  text-align: ${({ $isNext }) => ($isNext ? 'end' : 'start')};
  text-decoration: none;
  &:hover b {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  ${media.belowTablet} {
    & + & {
      padding-block-start: var(--s4);
      border-block-start: 1px solid var(--line);
    }
  }
`
const Picture = styled(PostPicture)`
  flex: none;
  inline-size: 84px;
`
const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
`
const Way = styled.span<{ $isNext: boolean }>`
  display: flex;
  justify-content: ${({ $isNext }) => ($isNext ? 'end' : 'start')};
  align-items: center;
  gap: var(--s2);
  color: var(--ink-soft);
  font-weight: 600;
  font-size: var(--t-s);
`
const Title = styled.b`
  ${clamped(3)}
  font: 600 1.125rem / 1.22 var(--display);
  word-spacing: -0.05em;
  text-wrap: balance;
  unicode-bidi: isolate;
`

interface NeighbourLinkProps {
  of: Neighbour
  ground: Ground | undefined
  to: string
  isNext?: boolean
  children: ReactNode
}

const NeighbourLink = ({ of, ground, to, isNext = false, children }: NeighbourLinkProps) => (
  <Side to={to} $isNext={isNext}>
    <Picture post={of} sizes="84px" isSquare ground={ground} />
    <Words>
      <Way $isNext={isNext}>{children}</Way>
      <Title>
        <bdi>{of.title}</bdi>
      </Title>
    </Words>
  </Side>
)

const NO_ITEM = { image: '' }

interface NeighboursProps {
  label: string
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Builds the address of an item. */
  to: (id: string) => string
  className?: string
}

/** Links to the previous and the next item; nothing if there are none. */
export function Neighbours({ label, previous, next, to, className }: NeighboursProps) {
  const [before, after] = groundsOf([previous ?? NO_ITEM, next ?? NO_ITEM])
  if (!previous && !next) return null
  return (
    <Row aria-label={label} className={className}>
      {previous && (
        <NeighbourLink of={previous} ground={before} to={to(previous.id)}>
          <Icon name="back" />
          <Trans>Previous</Trans>
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink of={next} ground={after} to={to(next.id)} isNext>
          <Trans>Next</Trans>
          <Icon name="arrow" />
        </NeighbourLink>
      )}
    </Row>
  )
}
