import { Trans, useLingui } from '@lingui/react/macro'
import { type HandlingState, isNew } from 'domain/inbox.ts'
import type { ReactNode } from 'react'
import { Actions, ButtonAnchor } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { toMailLink } from '../to-mail-link.ts'
import { DoneButton, DoneLine, useDoneLabel } from './done.tsx'
import { useMark } from '../api.ts'
import { Hint } from './inbox-detail.tsx'

interface ReplyActionsProps {
  list: 'messages' | 'volunteers'
  form: { id: string; email: string; state?: HandlingState; handler_name?: string; handledAt?: string }
  subject: string
  /** What is answered. */
  words: string
  /** Beside the others. */
  children?: ReactNode
}

/** Renders the buttons that reply by e-mail, which also marks the entry, and that mark it as done. */
export function ReplyActions({ list, form, subject, words, children }: ReplyActionsProps) {
  const { t } = useLingui()
  const done = useDoneLabel()(form)
  const { mutate, isPending } = useMark(list, form)
  const waits = isNew(form)
  const { id, email } = form
  const link = toMailLink({ to: email, subject: t`Re: ${subject} (${id})`, quoted: words })
  return (
    <>
      <DoneLine done={done} at={form.handledAt} />
      <Actions>
        <ButtonAnchor
          href={link}
          $kind={waits ? 'primary' : 'line'}
          onClick={() => waits && !isPending && mutate('answered')}
        >
          <Icon name="mail" />
          <Trans>Reply by e-mail</Trans>
        </ButtonAnchor>
        <DoneButton
          kind="line"
          label={t`Mark as done`}
          isMarked={!waits}
          isPending={isPending}
          onPress={() => mutate(waits ? 'handled' : undefined)}
        />
        {children}
      </Actions>
      {waits && (
        <Hint>
          <Trans>Opens your e-mail program and marks this as replied by you.</Trans>
        </Hint>
      )}
    </>
  )
}
