import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { Button } from '#components/controls/button.tsx'
import { WaitingDraft } from '#components/editor/waiting-draft.tsx'
import { Loading } from '#components/feedback/loading.tsx'
import { Dialog, DialogBody } from '#components/overlay/dialog.tsx'
import { usePause } from '#components/publishing/use-pause.ts'
import { useManagedPost } from '#lib/firebase/live-queries.ts'
import type { OpenSession } from '#lib/firebase/use-session.ts'
import { useTexts } from '#lib/format/texts.ts'
import type { Post, PostKind } from '../kinds.ts'
import { draftIds, NEW } from './post-draft.ts'
import { PostForm } from './post-form.tsx'
import { useEditedId } from './use-edited-id.ts'
import { usePostTexts } from '../use-post-texts.ts'

export interface PostEditorProps {
  session: OpenSession
  kind: PostKind
  /** `NEW`, or the id of a stored one. */
  id: string
  /** The address no longer names it. It closes once nothing unsaved is left to ask about. */
  isLeft: boolean
  /** Takes it out of the address. */
  onLeave: () => void
  /** Puts it back into the address. */
  onReturn: () => void
  /** Closes it. */
  onFinish: () => void
  /** Called where a new one is stored and its author has gone on typing. */
  onMade: (id: string) => void
  onPreview: (post: Post) => void
}

/** Shows the dialog of one post or event, new or stored, live. */
function PostEditor({ session, ...rest }: PostEditorProps) {
  const { kind, id, onFinish } = rest
  const isNew = id === NEW
  const texts = useTexts()
  const words = usePostTexts(kind)
  const pause = usePause(session)
  const live = useManagedPost(session, kind.name, isNew ? undefined : id)
  // a lost connection or a deletion takes nothing away from the author
  const [known, setKnown] = useState<Post>()
  if (live.status === 'ready' && live.data && live.data !== known) setKnown(live.data)
  const isDeleted = live.status === 'ready' && live.data === null

  if (isNew || known || isDeleted)
    return (
      <PostForm
        {...rest}
        {...{ isDeleted }}
        uid={session.actor.uid ?? ''}
        author={session.user}
        pause={pause}
        post={isDeleted ? undefined : known}
      />
    )
  return (
    <Dialog title={words.edit} onClose={onFinish} size="editor">
      <DialogBody>
        {live.status === 'loading' ? (
          <Loading text={words.loading} />
        ) : (
          <>
            <p role="alert">
              {live.status === 'failed' ? words.messages.fetchFailed : texts.server.unreachable}
            </p>
            <Button type="button" $small onClick={live.retry}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
      </DialogBody>
    </Dialog>
  )
}

/** Previews a post as its page shows it. */
export type SeeAsVisitor = ComponentType<{ post: Post; onClose: () => void }>

/** What a list needs to edit the posts of its kind. */
export interface EditedKind<Kind extends PostKind = PostKind> {
  session: OpenSession
  kind: Kind
  /** A dialog. It comes from outside, since a feature does not import the pages of another. */
  see: SeeAsVisitor
}

/**
 * Opens posts of a list in the editor and in the preview.
 * @returns `waitingDraft`, a notice of an unsaved new post, and `dialogs`; the list renders both once
 */
export function usePostEditor({ session, kind, see: See }: EditedKind) {
  const words = usePostTexts(kind)
  const { edited, isLeft, edit, leave, finish } = useEditedId()
  const [previewed, setPreviewed] = useState<Post>()
  const unsaved = draftIds({ uid: session.actor.uid ?? '', kind })
  const startNew = () => edit(NEW)
  return {
    /** Ids of the posts with a draft on this device. */
    unsaved,
    edit,
    startNew,
    preview: setPreviewed,
    waitingDraft: unsaved.includes(NEW) && edited !== NEW && (
      <WaitingDraft text={words.waiting} onContinue={startNew} />
    ),
    dialogs: (
      <>
        {edited !== undefined && (
          <PostEditor
            key={edited}
            {...{ session, kind, isLeft }}
            id={edited}
            onLeave={leave}
            onReturn={() => edit(edited)}
            onFinish={finish}
            onMade={(id) => edit(id, { replace: true })}
            onPreview={setPreviewed}
          />
        )}
        {previewed && <See post={previewed} onClose={() => setPreviewed(undefined)} />}
      </>
    ),
  }
}
