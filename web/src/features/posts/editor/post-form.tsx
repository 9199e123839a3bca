import type { User } from 'domain/user.ts'
import { rule } from 'domain/values/rule.ts'
import { Formik, type FormikProps } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useValidation } from '#components/forms/use-validation.ts'
import { mixed } from 'yup'
import type { Post } from '../kinds.ts'
import { PostDialog } from './post-dialog.tsx'
import { type Base, readPostDraft } from './post-draft.ts'
import type { PostEditorProps } from './post-editor.tsx'
import { EMPTY, type PostValues, valuesOf } from '../post-values.ts'
import { useSaving } from './use-saving.ts'

export interface PostFormProps extends Omit<PostEditorProps, 'session'> {
  uid: string
  /** The stored post, live; undefined of a new one, and where it was deleted. */
  post: Post | undefined
  /** Whether somebody has deleted it. */
  isDeleted: boolean
  author: Pick<User, 'id' | 'full_name'>
}

/** Returns what the form starts with: the draft on this device, or what is stored. */
function initialState({ uid, kind, id, post }: PostFormProps): { base: Base; values: PostValues } {
  const draft = readPostDraft({ uid, kind, id })
  if (draft) {
    const { version, values } = draft.base
    return {
      base: { version, values: { ...EMPTY, ...values } },
      values: { ...EMPTY, ...draft.values },
    }
  }
  const values = post ? valuesOf(post) : EMPTY
  return { base: { version: post?.updatedAt ?? '', values }, values }
}

/** Holds the values of the form, and the version on which they are built. */
export function PostForm(props: PostFormProps) {
  const { kind, post } = props
  const isNew = post === undefined
  const [{ base: first, values }] = useState(() => initialState(props))
  const [base, setBase] = useState(first)
  const image = mixed().required(rule('fileRequired'))
  const [[ofNew, ofStored]] = useState([kind.schema.shape({ image }), kind.schema] as const)
  const validate = useValidation(isNew ? ofNew : ofStored)
  const formik = useRef<FormikProps<PostValues>>(null)
  // a deleted post becomes a new one, which needs a picture
  const [checked, setChecked] = useState<typeof validate>()
  useEffect(() => void formik.current?.validateForm().then(() => setChecked(() => validate)), [validate])
  const saving = useSaving(props, { base, setBase, formik })
  return (
    <Formik
      innerRef={formik}
      initialValues={values}
      validate={validate}
      onSubmit={(typed) => saving.save(typed, base)}
    >
      <PostDialog {...props} {...{ base, setBase, saving }} isChecked={checked === validate} />
    </Formik>
  )
}
