import { plural } from '@lingui/core/macro'
import { useLingui, Trans } from '@lingui/react/macro'
import { addressOf } from 'domain/api/endpoint.ts'
import { getCv } from 'domain/api/inbox.ts'
import { isNew, type HandlingState } from 'domain/inbox.ts'
import styled from 'styled-components'
import type { ReactNode } from 'react'
import { Pairs } from '#components/dashboard/box.tsx'
import { EmailText } from '#components/dashboard/email-text.tsx'
import { Comma } from '#lib/format/format-list.ts'
import { Actions } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniAnchor } from '#components/controls/mini-button.tsx'
import { DeleteButton, InboxDetail } from '../detail/inbox-detail.tsx'
import { InboxRow } from '../list/inbox-row.tsx'
import type { DetailProps, ListKind, RowProps } from '../list/list-kind.ts'
import { SaveButton } from '../save-button.tsx'
import { useDoneLabel, DoneLine, MarkAsDone } from '../detail/done.tsx'
import { When } from '../when.tsx'
import { toMailLink } from '../to-mail-link.ts'

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

const Place = styled.span`
  display: block;
  margin-inline-start: calc(-1 * var(--s3));
`

/** Renders a button that saves a CV. Each use is recorded in the activity log. */
function CvButton({ id, path }: { id: string; path: string }) {
  const { t } = useLingui()
  const isPdf = path.endsWith('.pdf')
  return (
    <Place>
      <SaveButton address={addressOf(getCv, { id })} name={`cv-${id}.${isPdf ? 'pdf' : 'jpg'}`}>
        {isPdf ? t`Save the CV (PDF)` : t`Save the CV (picture)`}
      </SaveButton>
    </Place>
  )
}

/** Shows a volunteer offer as a row of the list. */
export function VolunteerRow({ form, ...row }: RowProps<'volunteers'>) {
  const done = useDoneLabel()(form)
  return (
    <InboxRow
      {...row}
      id={form.id}
      at={form.createdAt}
      isNew={isNew(form)}
      from={form.first_name}
      about={form.subject}
      done={done}
    />
  )
}

/** Shows a volunteer offer, with the buttons that reply to it, mark it as done or delete it. */
export function VolunteerDetail({ form, onDelete }: DetailProps<'volunteers'>) {
  const { t } = useLingui()
  return (
    <InboxDetail
      title={form.subject}
      head={
        <p>
          <bdi>{form.first_name}</bdi>
          <Comma />
          <When at={form.createdAt} />
        </p>
      }
      facts={
        <Pairs
          pairs={[
            [t`E-mail`, <EmailText key="email" email={form.email} />],
            [t`CV`, form.cv ? <CvButton key="cv" id={form.id} path={form.cv} /> : t`Not given`],
            [t`Reference`, form.id],
          ]}
        />
      }
      words={form.case_description}
    >
      <ReplyActions form={form} subject={form.subject} words={form.case_description}>
        <DeleteButton onPress={onDelete} />
      </ReplyActions>
    </InboxDetail>
  )
}

/** Returns the texts about deleting volunteer offers. */
export const useVolunteerDeletion: ListKind<'volunteers'>['useDeletionTexts'] = (offers) => {
  const { t } = useLingui()
  const count = offers.length
  const name = offers[0]?.first_name
  const cvs = offers.filter(({ cv }) => cv !== '').length
  return {
    title: t`${plural(count, { one: `Delete the volunteer offer from ${name}?`, other: 'Delete # volunteer offers?' })}`,
    lines: offers.map(({ first_name, subject, id }) => `${first_name}: ${subject}, ${id}`),
    notes:
      cvs > 0 ? [t`${plural(cvs, { one: 'The CV is deleted too.', other: '# CVs are deleted too.' })}`] : [],
    deleted: (gone) =>
      t`${plural(gone, { one: 'Volunteer offer deleted.', other: '# volunteer offers deleted.' })}`,
  }
}
