import { Trans, useLingui } from '@lingui/react/macro'
import { SIGN_IN_AGAIN } from 'domain/limits.ts'
import { Form, Formik, type FormikValues } from 'formik'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import type { AnyObjectSchema } from 'yup'
import { Button, type ButtonKind } from '#components/controls/button.tsx'
import { WorkIcon, type WorkIconName } from '#components/controls/work-icon.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'

const Consequences = styled.section`
  display: grid;
  gap: var(--s2);
  align-content: start;
  padding: var(--s4);
  background: var(--surface-sunk);

  > h3 {
    font: 600 1rem/1.4 var(--text);
  }
  li {
    display: flex;
    gap: var(--s3);
    align-items: start;
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
`

export type Consequence = readonly [icon: WorkIconName, text: string]

/** Says what a change of rights does, one sentence a line. */
export function WhatHappens({ consequences }: { consequences: readonly Consequence[] }) {
  const { t } = useLingui()
  const { minutes } = SIGN_IN_AGAIN
  const all: readonly Consequence[] = [
    ...consequences,
    ['key', t`We ask for your password, if you signed in more than ${minutes} minutes ago.`],
  ]
  return (
    <Consequences>
      <h3>
        <Trans>What happens</Trans>
      </h3>
      <ul>
        {all.map(([icon, text]) => (
          <li key={text}>
            <WorkIcon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </Consequences>
  )
}

interface AccessFormProps<Values extends FormikValues> {
  title: string
  size: 'medium' | 'wide'
  initialValues: Values
  schema: AnyObjectSchema
  /** Stores the change. Its error is shown above the buttons. */
  onSend: (values: Values) => Promise<void>
  onClose: () => void
  submit: (values: Values) => { label: string; kind?: ButtonKind }
  children: (values: Values) => ReactNode
}

/** Shows a form in a dialog that changes what a user may do. */
export function AccessForm<Values extends FormikValues>(props: AccessFormProps<Values>) {
  const { title, size, initialValues, schema, onSend, onClose, submit, children } = props
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <FieldScope value="access-">
        <Formik
          initialValues={initialValues}
          validate={useValidation(schema)}
          onSubmit={async (values) => {
            setFailure(undefined)
            await onSend(values).then(onClose, (error: unknown) => setFailure(errorText(error)))
          }}
        >
          {({ values }) => {
            const { label, kind } = submit(values)
            return (
              <Form method="post" noValidate>
                <DialogBody>{children(values)}</DialogBody>
                <DialogFoot>
                  <div role="alert">{failure && <FieldMessage id="access">{failure}</FieldMessage>}</div>
                  <SubmitButton {...(kind && { kind })}>{label}</SubmitButton>
                  <Button type="button" $kind="line" onClick={onClose}>
                    <Trans>Cancel</Trans>
                  </Button>
                </DialogFoot>
              </Form>
            )
          }}
        </Formik>
      </FieldScope>
    </Dialog>
  )
}
