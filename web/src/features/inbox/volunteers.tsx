import { Trans, useLingui } from '@lingui/react/macro'
import { isNew } from 'domain/inbox.ts'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { InboxRow } from './list/inbox-row.tsx'
import type { RecordOf, RowOf } from './list/kind.ts'
import { Address } from './detail/address.tsx'
import { Answer } from './detail/answer.tsx'
import { CvButton } from './detail/cv-button.tsx'
import { DeleteOfferDialog } from './detail/delete-dialog.tsx'
import { Record } from './detail/inbox-detail.tsx'
import { useDoneLabel } from './use-done-label.ts'
import { When } from './when.tsx'

export function VolunteerRow({ form, ...row }: RowOf<'volunteers'>) {
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

export function VolunteerRecord({ form, onGone }: RecordOf<'volunteers'>) {
  const { t } = useLingui()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Record
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
        <Answer list="volunteers" form={form} subject={form.subject} words={form.case_description}>
          <Button type="button" $kind="danger" onClick={() => setIsAsking(true)}>
            <Icon name="bin" />
            <Trans>Delete</Trans>
          </Button>
        </Answer>
      </Record>
      {isAsking && <DeleteOfferDialog offer={form} onClose={() => setIsAsking(false)} onGone={onGone} />}
    </>
  )
}
