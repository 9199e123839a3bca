import { useLingui, Trans } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import { Form, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { UploadProgress } from '#components/dashboard/upload-progress.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { ConflictNotice, DeletedNotice, ConflictDialog } from './conflict-dialog.tsx'
import { type Base, dropPostDraft, usePostDraft } from './post-draft.ts'
import { PostFields, type PostFieldsProps, VERSIONS_BUTTON } from './post-fields.tsx'
import { PostFoot } from './post-foot.tsx'
import type { PostFormProps } from './post-form.tsx'
import { type PostValues, valuesOf } from '../post-values.ts'
import type { SavingState } from './use-saving.ts'
import { usePostTexts, useFieldNames } from '../use-post-texts.ts'
import { EarlierVersions } from '../versions/earlier-versions.tsx'

const Soft = styled.p`
  color: var(--ink-soft);
`
const Push = styled(Button)`
  margin-inline-start: auto;
`

interface KeepDialogProps {
  title: string
  /** What is not saved. */
  changed: readonly (keyof PostValues)[]
  onGoOn: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks what becomes of changes that are not saved. */
function KeepDialog({ title, changed, onGoOn, onKeep, onDiscard }: KeepDialogProps) {
  const { t } = useLingui()
  const names = useFieldNames()
  const list = new Intl.ListFormat(useLanguage()).format(changed.map((field) => names[field]))
  return (
    <Question
      title={t`Save your draft?`}
      onClose={onGoOn}
      answers={
        <>
          <SafeAnswer onClick={onGoOn}>
            <Trans>Continue editing</Trans>
          </SafeAnswer>
          <Button type="button" $kind="line" onClick={onKeep}>
            <Trans>Save draft</Trans>
          </Button>
          <Push type="button" $kind="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Push>
        </>
      }
    >
      <p>{title ? t`“${title}” has changes that are not saved: ${list}.` : t`Not saved: ${list}.`}</p>
      <Soft>
        <Trans>A saved draft stays on this device. You can open it again from the list.</Trans>
      </Soft>
    </Question>
  )
}

const Saved = styled.output`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.25;
  text-align: end;
`

interface PostDialogProps extends PostFormProps, Pick<PostFieldsProps, 'writing' | 'setWriting'> {
  base: Base
  setBase: (base: Base) => void
  saving: SavingState
  /** Whether the rules have been checked: until then nothing can be saved. */
  isChecked: boolean
}

/** Shows the dialog of a post: its fields, or what differs from the version that somebody else has saved meanwhile. */
export function PostDialog(dialog: PostDialogProps) {
  const { base, setBase, saving, isChecked, writing, setWriting, ...props } = dialog
  const { uid, kind, id, post, pause, isDeleted, isLeft, onLeave, onReturn, onFinish } = props
  const { t } = useLingui()
  const words = usePostTexts(kind)
  const language = useLanguage()
  const { values, setValues, isSubmitting } = useFormikContext<PostValues>()
  const { changed, savedAt } = usePostDraft({ uid, kind, id }, base)
  const hasChanged = changed.length > 0

  const isBehind = post !== undefined && post.updatedAt > base.version && !isSubmitting
  const follow = useEffectEvent(() => {
    if (!post) return
    const stored = valuesOf(post)
    setBase({ version: post.updatedAt, values: stored })
    void setValues(stored)
  })
  useEffect(() => {
    // without changes of its own the form follows what is stored
    if (isBehind && !hasChanged) follow()
  }, [isBehind, hasChanged])

  const finish = useEffectEvent(onFinish)
  useEffect(() => {
    if (isLeft && !hasChanged) finish()
  }, [isLeft, hasChanged])

  const discard = () => {
    saving.stop()
    dropPostDraft({ uid, kind, id })
    onFinish()
  }
  const hasConflict = saving.hasConflict && post !== undefined && post.updatedAt !== base.version
  const [isComparing, setIsComparing] = useState(false)
  const isBack = useRef(false)
  const fields = useRef<HTMLDivElement>(null)
  // a dialog begins at its first field, and so does a form with other values
  useEffect(() => {
    if (isBack.current) {
      isBack.current = false
      document.getElementById(VERSIONS_BUTTON)?.focus()
      return
    }
    const title = fields.current?.querySelector('input')
    title?.focus()
    // a long title shows its beginning
    title?.setSelectionRange(0, 0)
  }, [hasConflict, isComparing])
  const saved = savedAt && formatTime(new Date(savedAt).toISOString(), language)
  return (
    <Dialog
      title={isComparing ? t`Earlier versions` : post || isDeleted ? words.edit : words.add}
      onClose={onLeave}
      size="editor"
      aside={saved && <Saved>{t`Draft saved on this device, ${saved}`}</Saved>}
    >
      {hasConflict ? (
        <ConflictDialog
          {...{ kind, post, base, values }}
          onDiscard={discard}
          onLater={onFinish}
          onSave={(merged) => {
            const newer = { version: post.updatedAt, values: valuesOf(post) }
            setBase(newer)
            saving.setHasConflict(false)
            void setValues(merged).then(() => saving.save(merged, newer))
          }}
        />
      ) : isComparing && post ? (
        <EarlierVersions
          {...{ kind, post, hasChanged }}
          onRestored={() => setIsComparing(false)}
          onBack={() => {
            isBack.current = true
            setIsComparing(false)
          }}
        />
      ) : (
        <Form noValidate>
          <DialogBody ref={fields}>
            {isBehind && hasChanged && (
              <ConflictNotice {...{ post, base }} onCompare={() => saving.setHasConflict(true)} />
            )}
            {isDeleted && <DeletedNotice>{words.deleted}</DeletedNotice>}
            <PostFields
              kind={kind}
              post={post}
              pause={pause}
              {...{ writing, setWriting }}
              onCompare={() => setIsComparing(true)}
              progress={
                saving.percent !== undefined && (
                  <UploadProgress percent={saving.percent} onStop={saving.stop} />
                )
              }
            />
          </DialogBody>
          <PostFoot {...props} {...{ isChecked, setWriting }} />
        </Form>
      )}
      {isLeft && hasChanged && (
        <KeepDialog
          title={values.title}
          changed={changed}
          onGoOn={onReturn}
          onKeep={onFinish}
          onDiscard={discard}
        />
      )}
    </Dialog>
  )
}
