import { Trans } from '@lingui/react/macro'
import { Form, Formik, type FormikValues } from 'formik'
import { type ReactNode, useState } from 'react'
import type { AnyObjectSchema } from 'yup'
import { Button, type ButtonKind } from '#components/controls/button.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { useErrorText } from '#lib/format/use-error-text.ts'

interface FormDialogProps<Values extends FormikValues> {
  title: string
  size: 'medium' | 'wide'
  initialValues: Values
  schema: AnyObjectSchema
  /** Stores the change. Its error is shown above the buttons. */
  onSend: (values: Values) => Promise<unknown>
  onClose: () => void
  submit: (values: Values) => { label: string; kind?: ButtonKind }
  children: (values: Values) => ReactNode
}

/** Shows a form in a dialog. It closes when the change is stored. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, size, initialValues, schema, onSend, onClose, submit, children } = props
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <FieldScope value="dialog-">
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
                  <div role="alert">{failure && <FieldMessage id="dialog">{failure}</FieldMessage>}</div>
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
