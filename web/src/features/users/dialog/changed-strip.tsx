import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { isFinal, rejectionOf } from 'domain/decisions/reasons.ts'
import { shownStatus } from 'domain/status.ts'
import { useState } from 'react'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useStatusNames } from '#components/dashboard/use-status-names.ts'
import { Strip } from '../decisions/decision-strip.tsx'
import { changesBetween } from './use-review.ts'

interface ChangedStripProps {
  user: UserDocument
  read: UserDocument
  onRead: () => void
}

/** Shows what has changed while the admin was reading. Deciding is blocked until it is marked as read. */
export function ChangedStrip({ user, read, onRead }: ChangedStripProps) {
  const { t, i18n } = useLingui()
  const [at] = useState(() => new Date())
  const { label } = useFieldText()
  const statuses = useStatusNames()
  const { fields, documents } = changesBetween(read, user)
  const statusOf = (one: typeof user) => shownStatus({ ...one, is_final: isFinal(rejectionOf(one)) })
  const status = statusOf(user)
  const changed = [...fields, ...documents].map((name) => label[name])
  if (status !== statusOf(read)) changed.push(t`Status: ${statuses[status]}`)
  const time = i18n.date(at, { timeStyle: 'short' })
  const what = changed.join(' · ')
  return (
    <Strip $tone="waiting">
      <Icon name="clock" />
      <span>
        <b>
          <Trans>This application has changed.</Trans>
        </b>{' '}
        {t`Changed at ${time}: ${what}.`}
      </span>
      <Button type="button" $kind="line" $small onClick={onRead}>
        <Trans>Mark as read</Trans>
      </Button>
    </Strip>
  )
}
