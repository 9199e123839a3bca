import type { FormikHelpers } from 'formik'

/** Values that the server refused, by field, each with its message. */
type Refusals = Readonly<Record<string, { value: unknown; message: string } | undefined>>

/** What a form knows besides its values and errors. Formik keeps it as its `status`. */
interface FormStatus {
  refusals?: Refusals
  /** Fields whose file was chosen before the page was reloaded. No device keeps files. */
  lostFiles?: readonly string[]
}

type FormValues = Readonly<Record<string, unknown>>

/** Reads Formik's `status`, which has no type of its own. */
const readStatus = (status: unknown): FormStatus => (status as FormStatus | undefined) ?? {}

/** Changes a part of a form's status and keeps the rest. */
export const changeStatus = <Values>(
  { setFormikState }: Pick<FormikHelpers<Values>, 'setFormikState'>,
  change: FormStatus,
): void =>
  setFormikState((form) => ({
    ...form,
    status: { ...readStatus(form.status), ...change } satisfies FormStatus,
  }))

/** Returns the refusals of an answer: its messages by field, each with the value that was sent. */
export const toRefusals = (values: FormValues, messages: Readonly<Record<string, string>>): Refusals =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { value: values[name], message }]),
  )

/** Returns the server's message about a field, as long as the field has the value that was refused. */
export function refusalOf(status: unknown, name: string, value: unknown): string | undefined {
  const refusal = readStatus(status).refusals?.[name]
  return refusal?.value === value ? refusal?.message : undefined
}

/** Returns the fields whose lost file has not been chosen again. */
export const lostFilesOf = (status: unknown, values: FormValues): string[] =>
  (readStatus(status).lostFiles ?? []).filter((name) => !(values[name] instanceof File))
