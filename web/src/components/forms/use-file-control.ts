import { useFormikContext } from 'formik'
import { sayRule } from 'domain/schemas/rule.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { UnusableFileError } from '#lib/unusable-file.ts'
import { useTexts } from '#lib/texts.ts'
import { useControl } from './use-control.ts'

/**
 * Joins a file input to its form, whose value is what is to be sent, or null.
 * @param hasHint whether a hint with the id `${id}-hint` stands beside the input
 * @param read makes of a chosen file what is to be sent @throws UnusableFileError, which says below the field why not
 */
export function useFileControl(
  name: string,
  hasHint: boolean,
  read: (chosen: File, name: string) => Promise<File>,
) {
  const texts = useTexts()
  const { setFieldValue, setFieldTouched } = useFormikContext()
  const { id, value, message: due, control } = useControl(name, hasHint)
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  const element = useRef<HTMLInputElement>(null)
  const file = value instanceof File ? value : null

  const take = async (chosen: File) => {
    setIsReading(true)
    setProblem(undefined)
    try {
      await setFieldValue(name, await read(chosen, name), true)
    } catch (error) {
      if (!(error instanceof UnusableFileError)) throw error
      setProblem(sayRule(texts, error.rule))
      await setFieldValue(name, null, true)
    } finally {
      setIsReading(false)
      await setFieldTouched(name, true, false)
    }
  }
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    if (chosen) void take(chosen)
  }

  const message = problem ?? due
  const described = [hasHint && `${id}-hint`, file && `${id}-file`, message && `${id}-error`]
  return {
    id,
    file,
    message,
    isReading,
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
    /** Opens the choice of a file. */
    choose: () => element.current?.click(),
  }
}
