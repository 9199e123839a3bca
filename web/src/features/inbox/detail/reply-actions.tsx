import { Trans, useLingui } from '@lingui/react/macro'
import { type HandlingState, isNew } from 'domain/inbox.ts'
import type { ReactNode } from 'react'
import { Actions } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor } from '#components/controls/mini-button.tsx'
import { toMailLink } from '../to-mail-link.ts'
import { DoneLine, MarkAsDone, useDoneLabel } from './done.tsx'

interface ReplyActionsProps {
  /** A volunteer offer. */
  form: { id: string; email: string; state?: HandlingState; handler_name?: string; handledAt?: string }
  subject: string
  /** What the reply is about. */
  words: string
  /** Beside the others. */
  children?: ReactNode
}

/** Renders the buttons that open the mail program, and that mark the offer as done. The first alone marks nothing. */
export function ReplyActions({ form, subject, words, children }: ReplyActionsProps) {
  const { t } = useLingui()
  const done = useDoneLabel()(form)
  const { id, email } = form
  const link = toMailLink({ to: email, subject: t`Re: ${subject} (${id})`, quoted: words })
  return (
    <>
      <DoneLine done={done} at={form.handledAt} />
      <Actions>
        <MiniAnchor href={link} $kind={isNew(form) ? 'main' : 'line'}>
          <Icon name="mail" />
          <Trans>Reply by e-mail</Trans>
        </MiniAnchor>
        <MarkAsDone list="volunteers" form={form} />
        {children}
      </Actions>
    </>
  )
}
