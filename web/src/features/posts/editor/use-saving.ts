import { type Language, DEFAULT_LANGUAGE } from 'domain/texts/languages.ts'
import type { FormikProps } from 'formik'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changeStatus, toRefusals } from '#components/fields/form-status.ts'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { useErrorToast } from '#components/overlay/use-error-toast.ts'
import { messagesInFields, HttpError } from '#lib/http/http.ts'
import { keepFile } from '#lib/files/kept-file.ts'
import { FIELD_ID, focusControl } from '#components/fields/invalid-fields.ts'
import type { Post } from '../kinds.ts'
import { type Base, draftKey, dropPostDraft, savePostDraft } from './post-draft.ts'
import type { PostFormProps } from './post-form.tsx'
import { differingFields, type PostValues, toFormName, valuesOf } from '../post-values.ts'
import { savePost } from '../api.ts'
import { futureInstantOf } from '../schedule.ts'
import { usePostTexts } from '../use-post-texts.ts'

/** Moves the focus to a field, and first shows the fields of its language. @param setWriting shows those of a language */
export function leadToField(name: keyof PostValues, setWriting: (language: Language) => void): void {
  const find = () => document.getElementById(FIELD_ID + name)
  if (!find()) flushSync(() => setWriting(name.startsWith('ur_') ? 'ur' : DEFAULT_LANGUAGE))
  focusControl(find())
}

interface Form {
  base: Base
  setBase: (base: Base) => void
  /** Shows the fields of a language. */
  setWriting: (language: Language) => void
  formik: RefObject<FormikProps<PostValues> | null>
}

export interface SavingState {
  /** How much of the picture has been sent, 0 to 100; undefined while none is being sent. */
  percent: number | undefined
  /** Somebody else has saved it meanwhile, and the author has to choose between the versions. */
  hasConflict: boolean
  /** Shows or hides what differs. */
  setHasConflict: (hasConflict: boolean) => void
  save: (values: PostValues, base: Base) => Promise<void>
  stop: () => void
}

/** Saves a post while its author may go on typing. What was typed meanwhile stays in the form, unsaved. */
export function useSaving(props: PostFormProps, { setBase, setWriting, formik }: Form): SavingState {
  const { uid, kind, id, post, onFinish, onMade } = props
  const { messages } = usePostTexts(kind)
  const showError = useErrorToast()
  const [percent, setPercent] = useState<number>()
  const [hasConflict, setHasConflict] = useState(false)
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  const settle = (saved: Post, sent: PostValues) => {
    const now = formik.current?.values ?? sent
    if (differingFields(kind, now, sent).length === 0) {
      dropPostDraft({ uid, kind, id })
      onFinish()
      return
    }
    const base = { version: saved.updatedAt, values: valuesOf(saved) }
    const image = now.image === sent.image ? null : now.image
    if (post) {
      setBase(base)
      void formik.current?.setFieldValue('image', image)
      return
    }
    const made = { uid, kind, id: saved.id }
    savePostDraft(made, now, base)
    if (image) void keepFile(draftKey(made), image)
    dropPostDraft({ uid, kind, id })
    onMade(saved.id)
  }

  /** Shows at each field why the server refused its value, and leads to the first. */
  const refuse = (values: PostValues, named: Readonly<Record<string, string>>) => {
    const byField = Object.fromEntries(Object.entries(named).map(([name, text]) => [toFormName(name), text]))
    if (formik.current) changeStatus(formik.current, { refusals: toRefusals({ ...values }, byField) })
    const first = kind.fields.find((name) => byField[name])
    if (first) leadToField(first, setWriting)
  }

  const save = async (values: PostValues, base: Base) => {
    clearToasts()
    if (post && post.updatedAt > base.version) return setHasConflict(true)
    const changed = post ? differingFields(kind, values, base.values) : [...kind.fields, 'image' as const]
    // who saves it with a schedule is who set it
    const isLater = futureInstantOf(values.publishing) !== undefined
    const fields = isLater ? [...new Set([...changed, 'publishing' as const])] : changed
    const controller = new AbortController()
    request.current = controller
    if (values.image) setPercent(0)
    try {
      const of = post && { id: post.id, version: base.version }
      const saved = await savePost(
        kind,
        { of, values, fields },
        { onProgress: (sent) => values.image && setPercent(sent), signal: controller.signal },
      )
      void showToast('success', post ? messages.updated : messages.created)
      settle(saved, values)
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof HttpError && error.status === 412) setHasConflict(true)
      else {
        if (error instanceof HttpError) refuse(values, messagesInFields(error.body))
        showError(error, { failed: post ? messages.updateFailed : messages.createFailed })
      }
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, hasConflict, setHasConflict, save, stop: () => request.current?.abort() }
}
