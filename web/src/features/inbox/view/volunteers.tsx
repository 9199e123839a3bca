import { Trans, useLingui } from '@lingui/react/macro'
import { addressOf } from 'domain/api/endpoint.ts'
import { getCv } from 'domain/api/inbox.ts'
import { isNew } from 'domain/inbox.ts'
import { useState } from 'react'
import styled from 'styled-components'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { useDeleteOffer } from '../api.ts'
import { Address, InboxDetail } from '../detail/inbox-detail.tsx'
import { ReplyActions } from '../detail/reply-actions.tsx'
import { InboxRow } from '../list/inbox-row.tsx'
import type { DetailProps, RowProps } from '../list/list-kind.ts'
import { SaveButton } from '../save-button.tsx'
import { useDoneLabel } from '../detail/done.tsx'
import { When } from '../when.tsx'

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
export function VolunteerDetail({ form, onGone }: DetailProps<'volunteers'>) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <InboxDetail
        title={form.subject}
        head={
          <p>
            {form.first_name}, <When at={form.createdAt} />
          </p>
        }
        facts={
          <Pairs
            pairs={[
              [t`E-mail`, <Address key="email" email={form.email} />],
              [t`CV`, form.cv ? <CvButton key="cv" id={form.id} path={form.cv} /> : t`Not given`],
              [t`Reference`, form.id],
            ]}
          />
        }
        words={form.case_description}
      >
        <ReplyActions form={form} subject={form.subject} words={form.case_description}>
          <MiniButton type="button" $kind="plain" onClick={() => setIsAsking(true)}>
            <Icon name="bin" />
            <Trans>Delete</Trans>
          </MiniButton>
        </ReplyActions>
      </InboxDetail>
      {isAsking && <DeleteOfferDialog offer={form} onClose={() => setIsAsking(false)} onGone={onGone} />}
    </>
  )
}

interface DeleteOfferDialogProps {
  offer: { id: string; first_name: string; cv: string }
  onClose: () => void
  /** Called once it is deleted, also by somebody else. */
  onGone: () => void
}

function DeleteOfferDialog({ offer, onClose, onGone }: DeleteOfferDialogProps) {
  const { t } = useLingui()
  const { id, first_name: name, cv } = offer
  const deletion = useDeleteOffer(id, () => {
    onClose()
    onGone()
  })
  return (
    <DeleteDialog title={t`Delete the volunteer offer from ${name}?`} {...{ deletion, onClose }}>
      {cv && (
        <p>
          <Trans>The CV is deleted too.</Trans>
        </p>
      )}
    </DeleteDialog>
  )
}
