import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useEmailChange } from '#lib/firebase/use-email-change.ts'
import { Note } from '#components/feedback/note.tsx'
import { EmailForm } from './email-form.tsx'
import { EmailWaiting } from './email-waiting.tsx'
import { OwnSection } from '#components/account/own-section.tsx'

const ID = 'your-email'

/** What was pressed is gone, so the focus goes to the heading. */
const goToHeading = () => document.getElementById(ID)?.focus()

/** With which address she signs in, and the change of it that waits for a yes of both. */
export function EmailSection({ session: { user, key } }: { session: OpenSession }) {
  const { t } = useLingui()
  const known = useEmailChange(user.id, key)
  const change = known.status === 'ready' ? known.data : null
  const [openedAt] = useState(() => new Date().toISOString())
  const isLate = change?.state === 'open' && change.until <= openedAt
  const isWaiting = change?.state === 'open' && !isLate
  const isMoving = change?.state === 'moving'

  return (
    <OwnSection
      id={ID}
      title={t`Your e-mail`}
      why={
        <Trans>You sign in with it. To change it, you confirm from both the old and the new address.</Trans>
      }
    >
      {change && isLate && (
        <Note>{t`The links for ${change.email} are older than a day. Nothing has changed.`}</Note>
      )}
      {change?.state === 'refused' && (
        <Note tone="refused">
          {t`Another account now uses ${change.email}. Your address has not changed.`}
        </Note>
      )}
      {isMoving && (
        <Note>{t`Both addresses are confirmed. In a moment you sign in with ${change.email}.`}</Note>
      )}
      {isWaiting && <EmailWaiting change={change} email={user.email} onKept={goToHeading} />}
      {/* a page that has not heard yet would offer what the next moment takes away */}
      {known.status !== 'loading' && !isWaiting && !isMoving && (
        <EmailForm email={user.email} onAsked={goToHeading} />
      )}
    </OwnSection>
  )
}
