import { Form, type FormikErrors, type FormikValues, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { clearToasts } from '#components/overlay/toasts.tsx'
import { liveForm } from '#lib/live-part.ts'
import { ErrorSummary } from './error-summary.tsx'
import { findInvalid, focusControl, type Invalid } from './find-invalid.ts'
import { NoScriptNote } from './no-script-note.tsx'

interface PageFormProps {
  /** Called after a try to submit that the form's own rules stopped. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void
  /** Of a long form: what to mend is listed above it and has the focus, instead of the first field to mend. */
  hasSummary?: boolean
  children: ReactNode
}

/**
 * The form of a prerendered page: `post`, so that no password ever stands in an address. After a submit that was
 * refused, here or by the server, the first field to mend has the focus. Another try takes away the toasts of the last.
 */
export function PageForm({ onInvalid, hasSummary = false, children }: PageFormProps) {
  const { submitCount, isSubmitting, errors } = useFormikContext<FormikValues>()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [invalid, setInvalid] = useState<readonly Invalid[]>([])

  const showInvalid = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
    if (!form.current) return
    const found = findInvalid(form.current)
    if (hasSummary) setInvalid(found)
    else focusControl(document.getElementById(found[0]?.id ?? ''))
  })
  useEffect(() => {
    if (isSubmitting) void clearToasts()
    else if (submitCount > 0) showInvalid()
  }, [submitCount, isSubmitting])
  useEffect(() => {
    if (invalid.length > 0) summary.current?.focus()
  }, [invalid])

  return (
    <Form ref={form} method="post" noValidate {...liveForm}>
      <NoScriptNote />
      {hasSummary && <ErrorSummary invalid={invalid} ref={summary} />}
      {children}
    </Form>
  )
}
