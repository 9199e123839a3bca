import { Trans, useLingui } from '@lingui/react/macro'
import { pausePublishing } from 'domain/api/site.ts'
import { MAX_LENGTH } from 'domain/limits.ts'
import { Form, Formik } from 'formik'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { FieldMessage } from '#components/fields/field-frame.tsx'
import { TextAreaField } from '#components/fields/text-field.tsx'
import { FieldScope } from '#components/fields/use-control.ts'
import { SubmitButton } from '#components/forms/submit-button.tsx'
import { useValidation } from '#components/forms/use-validation.ts'
import { Dialog, DialogBody, DialogFoot } from '#components/overlay/dialog.tsx'
import { callSignedIn } from '#lib/firebase/call-signed-in.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'

export interface PauseDialogProps {
  onClose: () => void
}

/** Asks why publishing is paused, and pauses it. */
export function PauseDialog({ onClose }: PauseDialogProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [failure, setFailure] = useState<string>()
  return (
    <Dialog title={t`Pause publishing?`} size="medium" onClose={onClose}>
      <FieldScope value="pause-">
        <Formik
          initialValues={{ reason: '' }}
          validate={useValidation(pausePublishing.body.schema)}
          onSubmit={async (values) => {
            setFailure(undefined)
            await callSignedIn(pausePublishing, values).then(onClose, (error: unknown) =>
              setFailure(errorText(error)),
            )
          }}
        >
          <Form method="post" noValidate>
            <DialogBody>
              <p>
                <Trans>
                  The pages stay as they are now. Whatever anybody saves, deletes or schedules follows when an
                  admin resumes publishing. Searches show it at once.
                </Trans>
              </p>
              <TextAreaField
                name="reason"
                label={t`Reason`}
                hint={t`The team reads it.`}
                rows={3}
                maxLength={MAX_LENGTH.pause}
              />
            </DialogBody>
            <DialogFoot>
              <div role="alert">{failure && <FieldMessage id="pause">{failure}</FieldMessage>}</div>
              <SubmitButton>{t`Pause publishing`}</SubmitButton>
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
