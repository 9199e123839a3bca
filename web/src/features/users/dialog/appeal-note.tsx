import { Trans } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useHistory } from '../api.ts'

const Quote = styled.q`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** What she answered to the last refusal, where she sent her application again as it was: it is read first. */
export function AppealNote({ user }: { user: WithId<UserDocument> }) {
  const decisions = useHistory(user)?.decisions ?? []
  const last = decisions.at(-1)
  const refusal = decisions.at(-2)
  if (last?.action !== 'user:appeal') return null
  return (
    <Note>
      <p>
        <b>
          {last.revision === user.revision ? (
            <Trans>The applicant changed nothing and asks for a review.</Trans>
          ) : (
            <Trans>The applicant asked for a review and has corrected the application since.</Trans>
          )}
        </b>
      </p>
      {refusal?.reason && (
        <p>
          <Trans>Rejected before. Reason:</Trans> <Quote>{refusal.reason}</Quote>
        </p>
      )}
      <p>
        <Trans>The applicant replied:</Trans> <Quote>{last.reason}</Quote>
      </p>
    </Note>
  )
}
