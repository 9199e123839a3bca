import { Trans } from '@lingui/react/macro'
import { formatRule } from 'domain/values/rule.ts'
import { useField, useFormikContext } from 'formik'
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { type Deferred, deferred } from '#lib/deferred.ts'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import { useTexts } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { Hint } from './field-frame.tsx'
import { lostFilesOf } from './form-status.ts'
import { useControl } from './use-control.ts'

/** Asks to choose a file again that was lost with a reload. No device keeps files, for privacy. */
export function LostFile({ name, id }: { name: string; id: string }) {
  const { status, values } = useFormikContext<Record<string, unknown>>()
  return (
    lostFilesOf(status, values).includes(name) && (
      <Hint id={`${id}-lost`}>
        <b>
          <Trans>Files are not saved on this device. Please choose your file again.</Trans>
        </b>
      </Hint>
    )
  )
}

const Leave = styled(Button)`
  justify-self: start;
`
const Hidden = styled.span`
  ${visuallyHidden}
`

/** Removes an optional file that could not be read, so that the form can be sent. @param label of the field */
export const LeaveOutButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Leave type="button" $kind="plain" $small onClick={onClick}>
    <span>
      <Trans>Send without a file</Trans> <Hidden>{label}</Hidden>
    </span>
  </Leave>
)

/**
 * Connects a file input with its form. The form's value is the file to send, or null. A form that is sent while a file is being read
 * waits for it, and is not sent if it could not be read.
 * @param hasHint whether there is a hint with the id `${id}-hint`
 * @param read turns the chosen file into the file to send; throws UnusableFileError, whose message shows below the field
 */
export function useFileControl(
  name: string,
  hasHint: boolean,
  read: (chosen: File, name: string) => Promise<File>,
) {
  const texts = useTexts()
  const { setFieldValue, setFieldTouched, status, values } = useFormikContext<Record<string, unknown>>()
  const { id, value, message: due, control } = useControl(name, hasHint)
  // a ref, since Formik validates before the next render
  const blocker = useRef<string>(undefined)
  // after the control, which registers its field without a rule
  const pending = useRef<Deferred<void>>(undefined)
  const validate = useCallback(async () => {
    await pending.current?.promise
    return blocker.current
  }, [])
  useField({ name, validate })
  const [problem, setProblem] = useState<string>()
  const [reading, setReading] = useState<File>()
  // after the render, in which the form gets the file to send
  useEffect(() => {
    if (reading) return
    pending.current?.resolve()
    pending.current = undefined
  }, [reading])
  const latest = useRef<File>(undefined)
  const element = useRef<HTMLInputElement>(null)
  // the form has the chosen file while it is being read, so that no message says it is missing
  const file = value instanceof File && !reading && !problem ? value : null

  /** @param blocked why the form cannot be sent with the file */
  const finish = async (taken: File | null, blocked?: string) => {
    blocker.current = blocked
    setProblem(blocked)
    setReading(undefined)
    await setFieldValue(name, taken, true)
    await setFieldTouched(name, true, false)
  }
  const take = async (chosen: File) => {
    latest.current = chosen
    pending.current ??= deferred()
    setReading(chosen)
    setProblem(undefined)
    void setFieldValue(name, chosen, false)
    try {
      const taken = await read(chosen, name)
      if (latest.current === chosen) await finish(taken)
    } catch (error) {
      const isUnusable = error instanceof UnusableFileError
      if (latest.current === chosen)
        await finish(chosen, isUnusable ? formatRule(texts, error.rule) : texts.forms.notRead)
      if (!isUnusable) throw error
    }
  }
  const leaveOut = () => {
    latest.current = undefined
    const input = element.current
    if (input) {
      input.focus() // the pressed button disappears
      input.value = '' // the same file can be chosen again
    }
    void finish(null)
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) void take(chosen)
  }

  const message = reading ? undefined : (problem ?? due)
  const isLost = lostFilesOf(status, values).includes(name)
  const described = [
    hasHint && `${id}-hint`,
    isLost && `${id}-lost`,
    file && `${id}-file`,
    message && `${id}-error`,
  ]
  return {
    id,
    file,
    message,
    isReading: reading !== undefined,
    /** Props of the input. Once it has a file, the keyboard reaches the button beside it instead. */
    input: {
      ...control,
      ref: element,
      type: 'file',
      'aria-invalid': message !== undefined,
      'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      tabIndex: file ? -1 : undefined,
      onChange: handleChange,
    },
    /** Whether the file could not be read, so that the form cannot be sent with it. */
    isUnreadable: problem !== undefined,
    /** Removes the file. */
    leaveOut,
    /** Opens the file dialog. */
    choose: () => element.current?.click(),
  }
}
