import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import { Form, Formik } from 'formik'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { TextAreaField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'

export interface ReasonDialogProps {
  title: string
  /** Says what happens then. */
  children: ReactNode
  /** Of the button that does it. */
  label: string
  schema: Parameters<typeof useValidation>[0]
  /** Does it. A refusal is shown. */
  send: (values: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before something happens that the office has to explain to each other. */
export function ReasonDialog({ title, children, label, schema, send, onClose }: ReasonDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <FieldScope value="reason-">
        <Formik
          initialValues={{ reason: '' }}
          validate={useValidation(schema)}
          onSubmit={async (values) => {
            setFailure(undefined)
            await send(values).then(onClose, (error: unknown) => setFailure(errorText(error)))
          }}
        >
          <Form method="post" noValidate>
            <DialogBody>
              <p>{children}</p>
              <TextAreaField
                name="reason"
                label={t`Reason`}
                hint={t`The team reads it.`}
                rows={3}
                maxLength={MAX_LENGTH.pause}
              />
            </DialogBody>
            <DialogFoot>
              <div role="alert">{failure && <FieldMessage id="reason">{failure}</FieldMessage>}</div>
              <SubmitButton>{label}</SubmitButton>
              <Button type="button" $kind="line" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </DialogFoot>
          </Form>
        </Formik>
      </FieldScope>
    </Dialog>
  )
}
