import { useLingui } from '@lingui/react/macro'
import { formatTime } from 'domain/dates.ts'
import { Form, useFormikContext } from 'formik'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { UploadProgress } from '#components/dashboard/upload-progress.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { useLanguage } from '#lib/format/texts.ts'
import { ConflictNotice, GoneNews } from '../conflict/conflict-notice.tsx'
import { ConflictDialog } from '../conflict/conflict-dialog.tsx'
import { KeepDialog } from '../editor/keep-dialog.tsx'
import { type Base, forgetPost } from '../editor/post-draft.ts'
import { PostFields } from '../editor/post-fields.tsx'
import { PostFoot } from '../editor/post-foot.tsx'
import type { PostFormProps } from '../editor/post-form.tsx'
import { type PostValues, valuesOf } from '../editor/post-values.ts'
import { useKeptPost } from '../editor/use-kept-post.ts'
import type { SavingState } from '../editor/use-saving.ts'
import { useWords } from '../use-words.ts'

const Kept = styled.output`
  margin-inline-start: auto;
  color: var(--ink-soft);
  font-size: var(--t-s);
  line-height: 1.25;
  text-align: end;
`

interface PostDeskProps extends PostFormProps {
  base: Base
  setBase: (base: Base) => void
  saving: SavingState
}

/** The dialog in which a post is written: its fields, or what differs from what somebody else saved meanwhile. */
export function PostDesk({ base, setBase, saving, ...props }: PostDeskProps) {
  const { uid, kind, id, post, isGone, isLeft, onLeave, onReturn, onFinish } = props
  const { t } = useLingui()
  const words = useWords(kind)
  const language = useLanguage()
  const { values, setValues, isSubmitting } = useFormikContext<PostValues>()
  const { changed, keptAt } = useKeptPost({ uid, kind, id }, base)
  const hasChanged = changed.length > 0

  const isBehind = post !== undefined && post.updatedAt > base.version && !isSubmitting
  const follow = useEffectEvent(() => {
    if (!post) return
    const stored = valuesOf(post)
    setBase({ version: post.updatedAt, values: stored })
    void setValues(stored)
  })
  useEffect(() => {
    // who has written nothing sees what is stored
    if (isBehind && !hasChanged) follow()
  }, [isBehind, hasChanged])

  const finish = useEffectEvent(onFinish)
  useEffect(() => {
    if (isLeft && !hasChanged) finish()
  }, [isLeft, hasChanged])

  const throwAway = () => {
    saving.stop()
    forgetPost({ uid, kind, id })
    onFinish()
  }
  const hasConflict = saving.hasConflict && post !== undefined && post.updatedAt !== base.version
  // a dialog begins at its first field, and so does the form that comes back
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasConflict) fields.current?.querySelector('input')?.focus()
  }, [hasConflict])
  const kept = keptAt && formatTime(new Date(keptAt).toISOString(), language)
  return (
    <Dialog
      title={post || isGone ? words.edit : words.add}
      onClose={onLeave}
      aside={kept && <Kept>{t`Draft saved on this device, ${kept}`}</Kept>}
    >
      {hasConflict ? (
        <ConflictDialog
          {...{ kind, post, base, values }}
          onDiscard={throwAway}
          onLater={onFinish}
          onSave={(merged) => {
            const newer = { version: post.updatedAt, values: valuesOf(post) }
            setBase(newer)
            saving.setHasConflict(false)
            void setValues(merged).then(() => saving.save(merged, newer))
          }}
        />
      ) : (
        <Form noValidate>
          <DialogBody ref={fields}>
            {isBehind && hasChanged && (
              <ConflictNotice post={post} onCompare={() => saving.setHasConflict(true)} />
            )}
            {isGone && <GoneNews>{words.gone}</GoneNews>}
            <PostFields
              kind={kind}
              post={post}
              progress={
                saving.percent !== undefined && (
                  <UploadProgress percent={saving.percent} onStop={saving.stop} />
                )
              }
            />
          </DialogBody>
          <PostFoot {...props} />
        </Form>
      )}
      {isLeft && hasChanged && (
        <KeepDialog
          title={values.title}
          changed={changed}
          onGoOn={onReturn}
          onKeep={onFinish}
          onThrowAway={throwAway}
        />
      )}
    </Dialog>
  )
}
