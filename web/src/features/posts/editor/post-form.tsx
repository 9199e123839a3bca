import { isDay } from 'domain/dates.ts'
import type { User } from 'domain/user.ts'
import { DEFAULT_LANGUAGE, type Language } from 'domain/texts/languages.ts'
import { rule } from 'domain/values/rule.ts'
import { Formik, type FormikProps } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useValidation } from '#components/forms/use-validation.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { useTexts } from '#lib/format/texts.ts'
import { type AnyObjectSchema, mixed } from 'yup'
import type { Post } from '../kinds.ts'
import { PostDialog } from './post-dialog.tsx'
import { type Base, type PostDraft, readPostDraft } from './post-draft.ts'
import type { PostEditorProps } from './post-editor.tsx'
import { EMPTY, fileIdsOf, type PostValues, splitUrdu, toFormName, valuesOf } from '../post-values.ts'
import { instantOfSchedule, publishingFields, scheduleOf } from '../schedule.ts'
import { useSaving } from './use-saving.ts'

export interface PostFormProps extends Omit<PostEditorProps, 'session'> {
  uid: string
  /** The stored post, live; undefined for a new post, or after it was deleted. */
  post: Post | undefined
  pause?: Pause | undefined
  /** Whether somebody has deleted it. */
  isDeleted: boolean
  author: Pick<User, 'id' | 'full_name'>
}

/** Fills in the values of a draft. Those of an earlier version say `is_published` and nothing of a schedule. */
const complete = ({ is_published: live, ...values }: PostDraft['values'] & { is_published?: string }) => ({
  ...EMPTY,
  ...(live === 'false' && { publishing: 'draft' as const }),
  ...values,
})

/** Returns what the form starts with: the draft on this device, or what is stored. */
function initialState({ uid, kind, id, post }: PostFormProps): { base: Base; values: PostValues } {
  const draft = readPostDraft({ uid, kind, id })
  if (draft) {
    const { version, values } = draft.base
    return { base: { version, values: complete(values) }, values: complete(draft.values) }
  }
  const values = post ? valuesOf(post) : EMPTY
  return { base: { version: post?.updatedAt ?? '', values }, values }
}

/** Returns the form's `validate`. What is wrong with a schedule belongs to the choice of the publication. */
function usePostValidation(kind: PostFormProps['kind'], schema: AnyObjectSchema) {
  const { field } = useTexts()
  const check = useValidation(schema)
  return useCallback(
    async ({ publishing, ...values }: PostValues) => {
      const schedule = scheduleOf(publishing)
      const { others, ur } = splitUrdu(kind, values)
      const chosen = { ...others, ur, files: fileIdsOf(values), ...publishingFields(publishing) }
      const { publish_at, ...wrong } = await check(chosen)
      const errors = Object.fromEntries(Object.entries(wrong).map(([name, text]) => [toFormName(name), text]))
      if (!schedule || instantOfSchedule(schedule))
        return { ...errors, ...(publish_at && { publishing: publish_at }) }
      return { ...errors, publishing: isDay(schedule.day) ? field.time : field.date }
    },
    [kind, check, field],
  )
}

/** Holds the values of the form, and the version on which they are built. */
export function PostForm(props: PostFormProps) {
  const { kind, post } = props
  const isNew = post === undefined
  const [{ base: first, values }] = useState(() => initialState(props))
  const [base, setBase] = useState(first)
  const image = mixed().required(rule('fileRequired'))
  const [[ofNew, ofStored]] = useState([
    kind.hasPicture ? kind.schema.shape({ image }) : kind.schema,
    kind.schema,
  ] as const)
  const validate = usePostValidation(kind, isNew ? ofNew : ofStored)
  const formik = useRef<FormikProps<PostValues>>(null)
  // a deleted post becomes a new one, which needs a picture
  const [checked, setChecked] = useState<typeof validate>()
  useEffect(() => void formik.current?.validateForm().then(() => setChecked(() => validate)), [validate])
  const [writing, setWriting] = useState<Language>(DEFAULT_LANGUAGE)
  const saving = useSaving(props, { base, setBase, formik, setWriting })
  return (
    <Formik
      innerRef={formik}
      initialValues={values}
      validate={validate}
      onSubmit={(typed) => saving.save(typed, base)}
    >
      <PostDialog
        {...props}
        {...{ base, setBase, saving, writing, setWriting }}
        isChecked={checked === validate}
      />
    </Formik>
  )
}
