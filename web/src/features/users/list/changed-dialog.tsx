import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { Note } from '#components/feedback/note.tsx'
import { Tick } from '#components/forms/tick.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { Person } from './person.tsx'
import type { ShownUser } from './shown-user.ts'
import { useApprove } from './use-approve.ts'
import { useShownFields } from './use-changes.ts'

const Value = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s3);

  > small {
    font-size: var(--t-s);
    font-weight: 400;
    color: var(--ink-soft);
  }
`

const Why = styled.p`
  flex: 1 0 100%;
  font-size: var(--t-s);
  color: var(--ink-soft);
`

const valueOf = ({ was, now }: { was: string; now: string }): ReactNode =>
  was === now ? (
    now
  ) : (
    <Value>
      {now}
      <small>
        <Trans>
          was <s>{was}</s>
        </Trans>
      </small>
    </Value>
  )

interface ChangedDialogProps {
  shown: ShownUser
  onClose: () => void
  onApproved: () => void
}

/**
 * Asks whether to approve somebody who is not any more as she was first shown. What it shows is what is approved: when
 * she changes again meanwhile, Approve waits until that has been read.
 */
export function ChangedDialog({ shown, onClose, onApproved }: ChangedDialogProps) {
  const { t } = useLingui()
  const { user, state } = shown
  const [opened] = useState(state)
  const [read, setRead] = useState<string | undefined>(opened)
  const { mutate, isPending } = useApprove(onApproved)
  const fields = useShownFields(shown)
  const isRead = read === state
  const whyId = useId()
  const name = user.full_name

  const handleApprove = () => {
    if (isRead && !isPending) mutate(user)
  }

  return (
    <Dialog title={t`Approve ${name}?`} size="small" onClose={onClose}>
      <DialogBody>
        <Person user={user} id={useId()} />
        <p>
          <Trans>This application changed while you were looking at it.</Trans>{' '}
          {fields.every(({ was, now }) => was === now) && (
            <Trans>What changed is not shown in this list.</Trans>
          )}
        </p>
        <Pairs pairs={fields.map((field) => [field.name, valueOf(field)])} />
        <div aria-live="polite">
          {state !== opened && (
            <Note key={state}>
              <Trans>It has changed again while this question was open. Above is how it stands now.</Trans>
            </Note>
          )}
        </div>
        {state !== opened && (
          <Tick>
            <input
              type="checkbox"
              checked={isRead}
              onChange={({ target }) => setRead(target.checked ? state : undefined)}
            />
            <Trans>I have read it</Trans>
          </Tick>
        )}
      </DialogBody>
      <DialogFoot>
        {!isRead && (
          <Why id={whyId}>
            <Trans>Approve waits until you have read the change.</Trans>
          </Why>
        )}
        <Button
          type="button"
          aria-disabled={!isRead || isPending}
          aria-busy={isPending}
          aria-describedby={isRead ? undefined : whyId}
          onClick={handleApprove}
        >
          <Trans>Approve</Trans>
        </Button>
        <Button type="button" $kind="line" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
