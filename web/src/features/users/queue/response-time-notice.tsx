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

/** How the queue is ordered, what was promised, and how many of all who wait do so for longer. */
export function Promise({ late }: { late: number }) {
  const { readingDays } = useOrganisation()
  return (
    <Line>
      <Trans>
        Oldest first. We promise an answer within{' '}
        <Plural
          value={readingDays}
          _1="one working day"
          _2="two working days"
          _3="three working days"
          other="# working days"
        />
      </Trans>
      {late > 0 ? (
        <>
          : <b>{<Plural value={late} one="# is late" other="# are late" />}</b>.
        </>
      ) : (
        '.'
      )}
    </Line>
  )
}
