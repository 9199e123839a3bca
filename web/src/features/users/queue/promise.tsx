import { Plural, Trans } from '@lingui/react/macro'
import { isLate } from 'domain/waiting.ts'
import styled from 'styled-components'
import { useOrganisation } from '#lib/content.tsx'
import type { ListedUser } from '../user-list.ts'

const Line = styled.p`
  margin-block-end: var(--s3);
  color: var(--ink-soft);
  font-size: var(--t-s);

  > b {
    color: var(--ink);
  }
`

/** How the queue is ordered, what was promised, and how many of this page wait longer than that. */
export function Promise({ users }: { users: readonly ListedUser[] }) {
  const { readingDays } = useOrganisation()
  const late = users.filter(({ waitingSince }) => isLate(waitingSince, readingDays)).length
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
