import { Trans } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { Note } from '#components/feedback/note.tsx'
import { OfficeWords } from '#components/feedback/office-words.tsx'
import { StatusPanel } from './status-panel.tsx'

/** Her application was refused, with the reason as the office wrote it. */
export const RejectedStatus = ({ user }: { user: UserDocument }) => (
  <StatusPanel username={user.username} done={0.5}>
    <h2>
      <Trans>One thing is missing, {user.first_name}</Trans>
    </h2>
    {user.rejection_reason && (
      <Note tone="refused">
        <OfficeWords>{user.rejection_reason}</OfficeWords>
      </Note>
    )}
    <p>
      <Trans>
        Everything else is kept as you sent it. Bring or send the office what is missing, and it is read
        again.
      </Trans>
    </p>
  </StatusPanel>
)
