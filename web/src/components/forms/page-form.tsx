import { Trans } from '@lingui/react/macro'
import { Form, type FormikErrors, type FormikValues, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Note } from '#components/feedback/note.tsx'
import { clearToasts } from '#components/overlay/toasts.tsx'
import { phoneHref } from '#lib/format/phone.ts'
import { hydrateForm } from '#lib/loading/hydrate.ts'
import { useOrganisation } from '#lib/page-data/content.tsx'
import { ErrorSummary } from './error-summary.tsx'
import {
  findInvalid,
  findInvalidFields,
  focusControl,
  type Invalid,
  InvalidFields,
} from '#components/fields/invalid-fields.ts'

const Place = styled.div`
  margin-block-end: var(--s5);
`

/** Shown once the early script could not load the app (app/early/start-when-wanted.ts). */
const Failed = styled(Place)`
  display: none;
  html[data-failed] & {
    display: block;
  }
`

/** Says that a form needs scripts, or that they could not be loaded, and how to reach the office without. */
function NoScriptNote() {
  const { phone, email } = useOrganisation()
  return (
    <>
      <noscript>
        <Place>
          <Note>
            <Trans>
              This form needs JavaScript, which is switched off in this browser. Please call{' '}
              <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>.
            </Trans>
          </Note>
        </Place>
      </noscript>
      <Failed role="alert">
        <Note tone="refused">
          <Trans>
            A part of this page could not be loaded, so this form cannot be sent yet. Please reload the page,
            or call <a href={phoneHref(phone)}>{phone}</a> or write to <a href={`mailto:${email}`}>{email}</a>
            .
          </Trans>
        </Note>
      </Failed>
    </>
  )
}

interface PageFormProps {
  /** Called when the form's own rules stopped a submit. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void
  /** Called when a field gets the focus, to load what the form will need. */
  onBegin?: () => void
  /** Lists above a long form what to correct. The list takes the focus instead of the first invalid field. */
  hasSummary?: boolean
  children: ReactNode
}

const isSame = (one: readonly Invalid[], other: readonly Invalid[]) =>
  one.map(({ id }) => id).join(' ') === other.map(({ id }) => id).join(' ')

/**
 * Renders the form of a prerendered page. Its method is `post`, so that no password is ever in a URL. After a refused submit the first
 * invalid field has the focus. Another try removes the toasts of the last.
 */
export function PageForm({ onInvalid, onBegin, hasSummary = false, children }: PageFormProps) {
  const { submitCount, isSubmitting, errors, status, values } = useFormikContext<FormikValues>()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const [invalid, setInvalid] = useState<readonly Invalid[]>([])
  const [listed, setListed] = useState(0)

  const showInvalid = useEffectEvent(() => {
    if (Object.keys(errors).length > 0) onInvalid?.(errors)
    if (!form.current) return
    const found = findInvalid(form.current)
    if (hasSummary) {
      setInvalid(found)
      setListed(submitCount)
    } else focusControl(document.getElementById(found[0]?.id ?? ''))
  })
  useEffect(() => {
    if (isSubmitting) clearToasts()
    else if (submitCount > 0) showInvalid()
  }, [submitCount, isSubmitting])
  useEffect(() => {
    if (listed > 0) summary.current?.focus()
  }, [listed])

  // lists what becomes invalid during corrections too: a designation, once the team was chosen
  const updateInvalid = useEffectEvent(() => {
    if (listed === 0 || isSubmitting || !form.current) return
    const found = findInvalid(form.current)
    setInvalid((before) => (isSame(before, found) ? before : found))
  })
  useEffect(() => updateInvalid(), [errors, status, values])

  const left = useMemo(
    () => findInvalidFields(invalid, { errors, status: status as unknown, values }),
    [invalid, errors, status, values],
  )
  const context = useMemo(() => ({ left, showList: () => summary.current?.focus() }), [left])
  return (
    <InvalidFields value={context}>
      <Form ref={form} method="post" noValidate onFocus={onBegin} {...hydrateForm}>
        <NoScriptNote />
        {hasSummary && <ErrorSummary ref={summary} />}
        {children}
      </Form>
    </InvalidFields>
  )
}
