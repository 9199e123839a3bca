import { Trans, useLingui } from '@lingui/react/macro'
import { isNew } from 'domain/coming-in.ts'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { Pairs } from '#components/dashboard/box.tsx'
import { InboxRow } from './list/inbox-row.tsx'
import type { RecordOf, RowOf } from './list/kind.ts'
import { Address } from './record/address.tsx'
import { Answer } from './record/answer.tsx'
import { CvButton } from './record/cv-button.tsx'
import { DeleteOfferDialog } from './record/delete-dialog.tsx'
import { Record } from './record/record.tsx'
import { useDoneWords } from './use-done-words.ts'
import { When } from './when.tsx'

export function VolunteerRow({ form, ...row }: RowOf<'volunteers'>) {
  const done = useDoneWords()(form)
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
