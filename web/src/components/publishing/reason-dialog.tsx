import { useLingui } from '@lingui/react/macro'
import { MAX_LENGTH } from 'domain/limits.ts'
import type { ReactNode } from 'react'
import type { AnyObjectSchema } from 'yup'
import { FormDialog } from '#components/dashboard/form-dialog.tsx'
import { TextAreaField } from '#components/fields/text-field.tsx'

interface ReasonDialogProps {
  title: string
  /** Says what happens then. */
  children: ReactNode
  /** Of the button that does it. */
  label: string
  schema: AnyObjectSchema
  /** Does it. A refusal is shown. */
  send: (values: { reason: string }) => Promise<unknown>
  onClose: () => void
}

/** Asks why, before something happens that the office has to explain to each other. */
export function ReasonDialog({ title, children, label, schema, send, onClose }: ReasonDialogProps) {
  const { t } = useLingui()
  return (
    <FormDialog
      title={title}
      size="medium"
      initialValues={{ reason: '' }}
      schema={schema}
      onClose={onClose}
      onSend={send}
      submit={() => ({ label })}
    >
      {() => (
        <>
          <p>{children}</p>
          <TextAreaField
            name="reason"
            label={t`Reason`}
            hint={t`The team reads it.`}
            rows={3}
            maxLength={MAX_LENGTH.pause}
          />
        </>
      )}
    </FormDialog>
  )
}
