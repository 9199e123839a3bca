import { useLingui } from '@lingui/react/macro'
import type { Status } from 'domain/status.ts'
import { useState } from 'react'
import styled from 'styled-components'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { greetedName } from '#lib/format/names.ts'
import { useLanguage } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

type Known = Status | 'suspended'

const Aloud = styled.output`
  ${visuallyHidden}
`

/**
 * Announces a decision on the application to screen readers. It is outside of the views, since an approval
 * replaces them.
 */
export function StatusAnnouncement({ session: { user, actor } }: { session: OpenSession }) {
  const { t } = useLingui()
  const name = greetedName(user, useLanguage(), user.first_name)
  // an approval or a reinstatement counts once the token has it
  const status = actor.suspended ? 'suspended' : user.is_approved && !actor.approved ? 'pending' : user.status
  const [known, setKnown] = useState<{ status: Known; before?: Known }>({ status })
  if (status !== known.status) setKnown({ status, before: known.status })
  const said: Record<Known, string> = {
    approved:
      known.before === 'suspended'
        ? t`The office has reinstated your account.`
        : t`Your application is approved. Welcome, ${name}.`,
    suspended: t`Your account is suspended.`,
    rejected: t`Please correct your application. The office has written what to change.`,
    pending: t`The office is checking your application again.`,
  }
  return <Aloud>{known.before && said[status]}</Aloud>
}
