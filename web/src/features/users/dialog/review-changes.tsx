import { Trans, useLingui } from '@lingui/react/macro'
import type { UserDocument } from 'domain/stored/user.ts'
import { isFinal, rejectionOf } from 'domain/decisions/reasons.ts'
import { shownStatus } from 'domain/status.ts'
import { useState } from 'react'
import { DOCUMENT_NAMES, type DocumentName } from 'domain/documents.ts'
import { REVIEW_FIELDS, type ReviewField } from 'domain/user-fields.ts'
import { useFieldText } from '#components/application/use-field-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { useStatusNames } from '#components/dashboard/use-status-names.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { Strip } from '../decisions/decision-strip.tsx'
import { stateOf } from '../api.ts'

interface Changes {
  fields: readonly ReviewField[]
  documents: readonly DocumentName[]
}

/** Lists what has changed in an application since the admin read it. */
export const changesBetween = (read: UserDocument, now: UserDocument): Changes => ({
  fields: REVIEW_FIELDS.filter((name) => read[name] !== now[name]),
  documents: DOCUMENT_NAMES.filter((name) => read[name] !== now[name]),
})

/** Keeps the user as the admin has read it, and tells whether it has changed since. */
export function useReview(user: WithId<UserDocument> | null | undefined) {
  const [read, setRead] = useState<WithId<UserDocument>>()
  const [drawn, setDrawn] = useState<readonly string[]>([])

  if (user && !read) setRead(user)
  const isChanged = !!user && !!read && !user.is_approved && stateOf(user) !== stateOf(read)
  // changes that do not affect a decision count as read
  if (user && read && user !== read && !isChanged) setRead(user)

  return {
    read,
    /** The user was corrected, or someone else has decided. */
    isChanged,
    /** Both card sides have loaded. */
    hasLoaded: !!user && drawn.includes(user.cnic_front) && drawn.includes(user.cnic_back),
    noteLoaded: (address: string) => setDrawn((before) => [...before, address]),
    acknowledge: () => setRead(user ?? undefined),
  }
}

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
