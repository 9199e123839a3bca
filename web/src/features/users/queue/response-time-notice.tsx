import { Plural, Trans } from '@lingui/react/macro'
import styled from 'styled-components'
import { useOrganisation } from '#lib/page-data/content.tsx'

const Line = styled.p`
  margin-block-end: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);

  > b {
    color: var(--ink);
  }
`

/** Shows how the queue is ordered, the deadline, and how many of all applications are past it. */
export function ResponseTimeNotice({ late }: { late: number }) {
  const { readingDays } = useOrganisation()
  return (
    <Line>
      <Trans>
        Oldest first. Deadline: <Plural value={readingDays} one="# working day" other="# working days" />.
      </Trans>{' '}
      {late > 0 && (
        <b>
          <Plural value={late} one="# is late" other="# are late" />
        </b>
      )}
    </Line>
  )
}
