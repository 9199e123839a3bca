import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { useManagedPost } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { Post, PostKind } from '../kinds.ts'
import { NEW } from './post-draft.ts'
import { PostForm } from './post-form.tsx'
import { useWords } from '../use-words.ts'

export interface PostEditorProps {
  session: OpenSession
  kind: PostKind
  /** `NEW`, or of what is stored. */
  id: string
  /** The address names it no more: it closes, once nothing unsaved is left to ask about. */
  isLeft: boolean
  /** Makes the address name it no more. */
  onLeave: () => void
  /** Makes the address name it again. */
  onReturn: () => void
  /** Closes it. */
  onFinish: () => void
  /** It is stored now, and she has written on. */
  onMade: (id: string) => void
  onSee: (post: Post) => void
}

/** The dialog of one post or event, new or stored, live. */
export function PostEditor({ session, ...rest }: PostEditorProps) {
  const { kind, id, onFinish } = rest
  const isNew = id === NEW
  const texts = useTexts()
  const words = useWords(kind)
  const live = useManagedPost(session, kind.name, isNew ? undefined : id)
  // a lost connection, or somebody who deletes it, takes nothing away from who is writing
  const [known, setKnown] = useState<Post>()
  if (live.status === 'ready' && live.data && live.data !== known) setKnown(live.data)
  const isGone = live.status === 'ready' && live.data === null

  if (isNew || known || isGone)
    return (
      <PostForm
        {...rest}
        {...{ isGone }}
        uid={session.actor.uid ?? ''}
        author={session.user.full_name}
        post={isGone ? undefined : known}
      />
    )
  return (
    <Dialog title={words.edit} onClose={onFinish}>
      <DialogBody>
        {live.status === 'loading' ? (
          <Loading text={words.loading} />
        ) : (
          <>
            <p role="alert">{live.status === 'failed' ? words.said.fetchFailed : texts.server.unreachable}</p>
            <Button type="button" $small onClick={live.retry}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}
