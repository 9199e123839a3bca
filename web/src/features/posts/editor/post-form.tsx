import { rule } from 'domain/schemas/rule.ts'
import { Formik, type FormikProps } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { useValidation } from '#components/forms/use-validation.ts'
import { mixed } from 'yup'
import type { Post } from '../kinds.ts'
import { PostDesk } from '../list/post-desk.tsx'
import { type Base, readPostDraft } from './post-draft.ts'
import type { PostEditorProps } from './post-editor.tsx'
import { EMPTY, type PostValues, valuesOf } from './post-values.ts'
import { useSaving } from './use-saving.ts'

export interface PostFormProps extends Omit<PostEditorProps, 'session'> {
  uid: string
  /** What is stored, live; undefined of a new one, and where it is gone. */
  post: Post | undefined
  /** Somebody has deleted it. */
  isGone: boolean
  /** Full name of who writes. */
  author: string
}

/** What a form begins with: what this device kept, or what is stored. */
function beginning({ uid, kind, id, post }: PostFormProps): { base: Base; values: PostValues } {
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

/** Holds what is typed, and what that is built on. */
export function PostForm(props: PostFormProps) {
  const { kind, post } = props
  const isNew = post === undefined
  const [{ base: first, values }] = useState(() => beginning(props))
  const [base, setBase] = useState(first)
  const image = mixed().required(rule('fileRequired'))
  const [[ofNew, ofStored]] = useState([kind.schema.shape({ image }), kind.schema] as const)
  const validate = useValidation(isNew ? ofNew : ofStored)
  const formik = useRef<FormikProps<PostValues>>(null)
  // what somebody has deleted needs a picture to be made anew
  useEffect(() => void formik.current?.validateForm(), [isNew])
  const saving = useSaving(props, { base, setBase, formik })
  return (
    <Formik
      innerRef={formik}
      initialValues={values}
      validate={validate}
      validateOnMount
      onSubmit={(typed) => saving.save(typed, base)}
    >
      <PostDesk {...props} {...{ base, setBase, saving }} />
    </Formik>
  )
}
