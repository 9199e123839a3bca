import { Trans } from '@lingui/react/macro'
import { DOCUMENT_NAMES } from 'domain/documents.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import type { User } from 'domain/user.ts'
import { Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { changedFields } from '#components/application/changed-fields.ts'
import { KeepDraft } from '#components/forms/keep-draft.tsx'
import { PageForm } from '#components/forms/page-form.tsx'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { SubmitRow } from '#components/forms/submit-row.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { phoneHref } from '#lib/format/phone.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { correctionDraft } from './drafts.ts'
import { LostSecrets, useSending, SendingProgress } from './use-sending.tsx'
import { ApplicationParts } from './application-parts.tsx'
import { correctionRules, valuesOf } from './correction-values.ts'

/** Says how to reach the office if nothing needs a correction. */
function WriteInstead() {
  const { email, phone } = useOrganisation()
  return (
    <Trans>
      Is everything you sent correct? Tell the office why: write to <a href={`mailto:${email}`}>{email}</a>,
      or call <a href={phoneHref(phone)}>{phone}</a>.
    </Trans>
  )
}

const Sending = styled.div`
  display: grid;
  gap: var(--s4);
`

export interface CorrectionFormProps {
  user: WithId<UserDocument>
  /** Called when the office has received it. */
  onSent: (user: User) => void
}

/** Renders the form with all answers of an application that waits, to correct and send again. */
export function CorrectionForm({ user, onSent }: CorrectionFormProps) {
  // the values at the start: a change that arrives later replaces nothing that was typed
  const [initialValues] = useState(() => valuesOf(user))
  const { percent, failure, send } = useSending(onSent, <WriteInstead />)

  return (
    <Formik
      initialValues={initialValues}
      validate={useValidation(correctionRules(user))}
      onSubmit={(values, form) => send({ user, fields: changedFields(user, values) }, values, form)}
    >
      <PageForm hasSummary>
        <KeepDraft name={correctionDraft(user)} secret={DOCUMENT_NAMES} lost={<LostSecrets />} isOwn />
        <ApplicationParts user={user} />
        <Sending>
          <SubmitRow failure={failure}>
            <SubmitButton busyLabel={<Trans>Sending again...</Trans>}>
              <Trans>Send again</Trans>
            </SubmitButton>
          </SubmitRow>
          <SendingProgress percent={percent} />
          <p>
            <Trans>What you do not change stays the same.</Trans>
          </p>
        </Sending>
      </PageForm>
    </Formik>
  )
}
