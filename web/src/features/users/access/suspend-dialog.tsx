import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { suspensionSchema } from 'domain/schemas/decision.ts'
import type { UserDocument } from 'domain/stored/user.ts'
import { rule } from 'domain/values/rule.ts'
import { optionalText, plainText } from 'domain/values/text.ts'
import styled from 'styled-components'
import { object } from 'yup'
import { FormDialog } from '#components/dashboard/form-dialog.tsx'
import { RadioPicks } from '#components/fields/radio-picks.tsx'
import { TextAreaField, TextField } from '#components/fields/text-field.tsx'
import type { WithId } from '#lib/firebase/use-live.ts'
import { media } from '#styles/media.ts'
import { type Decidable, useAccessChange } from '../api.ts'
import { WhatHappens } from './what-happens.tsx'

/** Leaves room for the chosen reason above the note. */
const NOTE_LENGTH = MAX_LENGTH.suspension - 60

const OTHER = 'other'

const schema = object({
  kind: plainText().required(rule('required', 'reason')),
  note: optionalText(NOTE_LENGTH).when('kind', ([kind], note) =>
    kind === OTHER ? note.required(rule('required', 'note')) : note,
  ),
})

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  align-items: start;

  > div {
    display: grid;
    gap: var(--s4);
  }
  [role='radiogroup'] {
    grid-auto-flow: row;
    gap: var(--s2);
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Heading = styled.h3`
  margin-block-end: 6px;
  font: 600 1rem/1.35 var(--text);
`

const Preview = styled.section`
  padding: var(--s4);
  border: 1.5px dashed var(--edge);
  overflow-wrap: anywhere;

  > small {
    color: var(--ink-soft);
    font-size: var(--t-s);
  }
  > h3 {
    font-size: 1.25rem;
  }
  > p {
    white-space: pre-line;
  }
  > p::first-line {
    font-weight: 600;
  }
`

interface AccessDialogProps {
  user: WithId<UserDocument>
  onClose: () => void
}

export interface ReinstateDialogProps extends Pick<AccessDialogProps, 'onClose'> {
  user: Decidable
}

/** Suspends a user for a reason that the user reads. */
export function SuspendDialog({ user, onClose }: AccessDialogProps) {
  const { t } = useLingui()
  const { suspend } = useAccessChange(user)
  const name = user.full_name
  const kinds = [
    { value: 'fee', label: t`Membership fee not paid` },
    { value: 'untrue', label: t`Information was not true` },
    { value: 'rules', label: t`Broke the rules of the chamber` },
    { value: 'asked', label: t`The member asked for it` },
    { value: OTHER, label: t`Other` },
  ]
  const reasonOf = ({ kind, note }: { kind: string; note: string }) =>
    [kind === OTHER ? '' : kinds.find(({ value }) => value === kind)?.label, note.trim()]
      .filter(Boolean)
      .join('\n')
  return (
    <FormDialog
      title={t`Suspend ${name}?`}
      size="wide"
      initialValues={{ kind: '', note: '' }}
      schema={schema}
      onClose={onClose}
      onSend={(values) => suspend(reasonOf(values), t`Suspend ${name}`)}
      submit={() => ({ label: t`Suspend`, kind: 'danger' })}
    >
      {(values) => (
        <Columns>
          <div>
            <div>
              <Heading>
                <Trans>Reason</Trans>
              </Heading>
              <RadioPicks name="kind" label={t`Reason`} options={kinds} />
            </div>
            <TextAreaField
              name="note"
              label={t`Note to the member`}
              rows={3}
              isOptional={values.kind !== OTHER}
              maxLength={NOTE_LENGTH}
            />
          </div>
          <div>
            <WhatHappens
              consequences={[
                ['logout', t`${name} is signed out of all pages within a few seconds.`],
                ['lock', t`${name} can sign in, but sees only the reason and how to reach the office.`],
                ['check', t`All data stays. You can reinstate at any time.`],
              ]}
            />
            <Preview>
              <small>
                <Trans>The member will see</Trans>
              </small>
              <h3>
                <Trans>Your account is suspended</Trans>
              </h3>
              <p>{reasonOf(values)}</p>
            </Preview>
          </div>
        </Columns>
      )}
    </FormDialog>
  )
}

/** Ends the suspension of a user. */
export function ReinstateDialog({ user, onClose }: ReinstateDialogProps) {
  const { t } = useLingui()
  const { reinstate } = useAccessChange(user)
  const name = user.full_name
  return (
    <FormDialog
      title={t`Reinstate ${name}?`}
      size="medium"
      initialValues={{ reason: '' }}
      schema={suspensionSchema}
      onClose={onClose}
      onSend={({ reason }) => reinstate(reason, t`Reinstate ${name}`)}
      submit={() => ({ label: t`Reinstate` })}
    >
      {() => (
        <>
          <TextField
            name="reason"
            label={t`Reason`}
            hint={t`For the history. Only admins read it.`}
            maxLength={MAX_LENGTH.suspension}
          />
          <WhatHappens
            consequences={[['check', t`${name} has the rights of the role again within a few seconds.`]]}
          />
        </>
      )}
    </FormDialog>
  )
}
