import { Trans } from '@lingui/react/macro'
import { Form, type FormikErrors, type FormikValues, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Note } from '#components/feedback/note.tsx'
import { clearToasts } from '#components/overlay/toasts.tsx'
import { liveForm } from '#lib/live-part.ts'

interface PageFormProps {
  /** Called after a try to submit that the form's own rules stopped. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void
  children: ReactNode
}

/**
 * The form of a prerendered page: `post`, so that no password ever stands in an address. After a submit that was
 * refused, here or by the server, the first field to mend has the focus. Another try takes away the toasts of the last.
 */
export function PageForm({ onInvalid, children }: PageFormProps) {
  const { submitCount, isSubmitting, errors } = useFormikContext<FormikValues>()
  const form = useRef<HTMLFormElement>(null)

  const showInvalid = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  })
  useEffect(() => {
    if (isSubmitting) void clearToasts()
    else if (submitCount > 0) showInvalid()
  }, [submitCount, isSubmitting])

  return (
    <Form ref={form} method="post" noValidate {...liveForm}>
      <noscript>
        <Note>
          <Trans>This form needs JavaScript, which is switched off in this browser.</Trans>
        </Note>
      </noscript>
      {children}
    </Form>
  )
}
