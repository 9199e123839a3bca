import { Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { DateText } from '#components/layout/date-text.tsx'
import { Avatar } from '#components/needlework/avatar.tsx'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font-size: var(--t-s);
  line-height: 1.35;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-size: 1rem;
  }
  time {
    color: var(--ink-soft);
  }
`

interface ByLineProps {
  /** '' or undefined for posts that the office signs. */
  author: string | undefined
  /** ISO 8601 UTC. */
  at: string
  className?: string
}

/** Who wrote a post, with her figure, and when. */
export function ByLine({ author, at, className }: ByLineProps) {
  const name = author?.trim() || 'Admin'
  // as an element: Lingui reads tags and escape sequences in a text that it fills in
  const writer = <bdi>{name}</bdi>
  return (
    <Line className={className}>
      <Avatar username={name} name={name} />
      <p>
        <b>
          <Trans>By {writer}</Trans>
        </b>
        <DateText at={at} />
      </p>
    </Line>
  )
}
