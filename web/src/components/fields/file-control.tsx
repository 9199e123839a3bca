import { Trans } from '@lingui/react/macro'
import { formatRule } from 'domain/schemas/rule.ts'
import { useField, useFormikContext } from 'formik'
import { type ChangeEvent, useCallback, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '#components/controls/button.tsx'
import { UnusableFileError } from '#lib/files/unusable-file.ts'
import { useTexts } from '#lib/format/texts.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'
import { Hint } from './field-frame.tsx'
import { lostFilesOf } from './form-status.ts'
import { useControl } from './use-control.ts'

/** Says beside a field that the file chosen there before a reload is not: no device keeps what may be about somebody. */
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

/** Below an optional file that could not be read: without it the form can be sent after all. @param label of its field */
export const LeaveOutButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Leave type="button" $kind="plain" $small onClick={onClick}>
    <span>
      <Trans>Send without a file</Trans> <Hidden>{label}</Hidden>
    </span>
  </Leave>
)

/**
 * Joins a file input to its form, whose value is what is to be sent, or null. While a file is being read, and where it could not be,
 * the form is not sent: what was chosen never stays behind silently.
 * @param hasHint whether a hint with the id `${id}-hint` stands beside the input
 * @param read makes of a chosen file what is to be sent @throws UnusableFileError, which says below the field why not
 */
export function useFileControl(
  name: string,
  hasHint: boolean,
  read: (chosen: File, name: string) => Promise<File>,
) {
  const texts = useTexts()
  const { setFieldValue, setFieldTouched, status, values } = useFormikContext<Record<string, unknown>>()
  const { id, value, message: due, control } = useControl(name, hasHint)
  // a ref, since Formik asks before anything is rendered
  const hindrance = useRef<string>(undefined)
  // after the control, which registers its field without a rule
  useField({ name, validate: useCallback(() => hindrance.current, []) })
  const [problem, setProblem] = useState<string>()
  const [reading, setReading] = useState<File>()
  const latest = useRef<File>(undefined)
  const element = useRef<HTMLInputElement>(null)
  // what was chosen stands in the form while it is being read, so that nothing says that it is missing
  const file = value instanceof File && !reading && !problem ? value : null

  /** @param said why the form cannot be sent with it */
  const finish = async (taken: File | null, said?: string) => {
    hindrance.current = said
    setProblem(said)
    setReading(undefined)
    await setFieldValue(name, taken, true)
    await setFieldTouched(name, true, false)
  }
  const take = async (chosen: File) => {
    latest.current = chosen
    hindrance.current = texts.forms.stillReading
    setReading(chosen)
    setProblem(undefined)
    await setFieldValue(name, chosen, true)
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
      input.focus() // the button that was pressed goes
      input.value = '' // the same file can be chosen again
    }
    void finish(null)
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) void take(chosen)
  }

  const message = problem ?? due
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
    /** Of the input; once it has a file, a button beside it is what the keyboard reaches. */
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
    /** Lets the form be sent without the file. */
    leaveOut,
    /** Opens the choice of a file. */
    choose: () => element.current?.click(),
  }
}
