import { useLingui } from '@lingui/react/macro'
import type { Status } from 'domain/status.ts'
import { useState } from 'react'
import styled from 'styled-components'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Aloud = styled.output`
  ${visuallyHidden}
`

/**
 * Announces a decision on the application to screen readers. It is outside of the views, since an approval
 * replaces them.
 */
export function StatusAnnouncement({ session: { user, actor } }: { session: OpenSession }) {
  const { t } = useLingui()
  // an approval counts once the token has it
  const status: Status = user.is_approved && !actor.approved ? 'pending' : user.status
  const [known, setKnown] = useState({ status, isNews: false })
  if (status !== known.status) setKnown({ status, isNews: true })
  const said: Record<Status, string> = {
    approved: t`Your application is approved. Welcome, ${user.first_name}.`,
    rejected: t`Please correct your application. The office has written what to change.`,
    pending: t`The office is checking your application again.`,
  }
  return <Aloud>{known.isNews && said[status]}</Aloud>
}
