import { BLOGS_MANAGED } from 'domain/values/list-limits.ts'
import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import styled from 'styled-components'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { ListFooter } from '#components/dashboard/list-footer.tsx'
import { PausedNotice } from '#components/publishing/paused-notice.tsx'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { MiniButton } from '#components/controls/mini-button.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { useWhenLive } from '#components/publishing/use-when-live.ts'
import type { Pause } from '#components/publishing/use-pause.ts'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import { useDeletePost, usePublishPost } from '../api.ts'
import type { Post, PostKind } from '../kinds.ts'
import { PostRow, PostRows } from './post-row.tsx'
import { usePostTexts } from '../use-post-texts.ts'
import { postState, type Publishing } from '../publishing/publishing-state.ts'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1);
  ${narrowList} {
    inline-size: 100%;
    gap: var(--s2);
  }
`
const Action = styled(MiniButton)`
  ${narrowList} {
    flex: 1;
  }
`
const Delete = styled(IconButton)`
  color: var(--danger);
`

interface RowActionsProps {
  kind: PostKind
  post: Post
  pause: Pause | undefined
  onEdit: () => void
  onPreview: () => void
  onDelete: () => void
}

/** Renders the buttons of a post: publish or unpublish, edit, preview, delete. Unpublishing asks first during a pause. */
function RowActions({ kind, post, pause, onEdit, onPreview, onDelete }: RowActionsProps) {
  const { t } = useLingui()
  const { leaves } = useWhenLive(pause)
  const { title, is_published: isPublished } = post
  const { mutate, isPending } = usePublishPost(kind, post)
  const [isAsking, setIsAsking] = useState(false)
  const handlePress = () => {
    if (isPublished && pause) setIsAsking(true)
    else mutate()
  }
  return (
    <Row>
      <Action
        type="button"
        $kind={isPublished ? 'line' : 'main'}
        aria-label={isPublished ? t`Unpublish ${title}` : t`Publish ${title}`}
        aria-busy={isPending}
        onClick={handlePress}
      >
        {isPublished ? <Trans>Unpublish</Trans> : <Trans>Publish</Trans>}
      </Action>{' '}
      <Action type="button" aria-label={t`Edit ${title}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Action>
      <IconButton type="button" aria-label={t`Preview: ${title}`} onClick={onPreview}>
        <WorkIcon name="eye" />
      </IconButton>
      <Delete type="button" aria-label={t`Delete ${title}`} onClick={onDelete}>
        <Icon name="bin" />
      </Delete>
      {isAsking && (
        <Question
          title={t`Unpublish “${title}”?`}
          onClose={() => setIsAsking(false)}
          answers={
            <>
              <SafeAnswer $kind="plain" onClick={() => setIsAsking(false)}>
                <Trans>Cancel</Trans>
              </SafeAnswer>
              <Button
                type="button"
                onClick={() => {
                  setIsAsking(false)
                  mutate()
                }}
              >
                <Trans>Unpublish</Trans>
              </Button>
            </>
          }
        >
          {pause ? <PausedNotice pause={pause} isLeaving /> : <p>{leaves}</p>}
        </Question>
      )}
    </Row>
  )
}

export interface PostListPageProps {
  kind: PostKind
  posts: readonly Post[]
  publishing: Publishing | undefined
  /** Ids of those whose changes wait on this device. */
  unsaved: readonly string[]
  /** From 1. */
  current: number
  /** Posts on all pages; undefined while that is not known. */
  total: number | undefined
  hasNext: boolean
  onChoose: (page: number) => void
  onEdit: (id: string) => void
  onPreview: (post: Post) => void
}

/** Shows one page of a list, and asks before a post is deleted. */
export function PostListPage({
  kind,
  posts,
  publishing,
  unsaved,
  current,
  total,
  hasNext,
  ...on
}: PostListPageProps) {
  const words = usePostTexts(kind)
  const list = useRef<HTMLUListElement>(null)
  const [deleting, setDeleting] = useState<Post>()
  const choosePage = (page: number) => {
    scrollTo({ top: 0 })
    on.onChoose(page)
  }
  const handleDeleted = () => {
    setDeleting(undefined)
    // after the dialog has given the focus back to a button that goes; with the last of them the list goes too
    requestAnimationFrame(() => (list.current ?? document.getElementById('main'))?.focus())
  }
  return (
    <>
      <PostRows ref={list} tabIndex={-1} aria-label={words.list}>
        {posts.map((post) => (
          <PostRow key={post.id} {...{ kind, post, publishing }} isUnsaved={unsaved.includes(post.id)}>
            <RowActions
              {...{ kind, post }}
              pause={publishing?.pause}
              onEdit={() => on.onEdit(post.id)}
              onPreview={() => on.onPreview(post)}
              onDelete={() => setDeleting(post)}
            />
          </PostRow>
        ))}
      </PostRows>
      <ListFooter
        {...{ current, total, hasNext }}
        perPage={BLOGS_MANAGED}
        shown={posts.length}
        onChoose={choosePage}
      />
      {deleting && (
        <DeletePostDialog
          {...{ kind, publishing }}
          // the version at the press: another version is never deleted
          post={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={handleDeleted}
        />
      )}
    </>
  )
}

interface DeletePostDialogProps {
  kind: PostKind
  post: Post
  publishing: Publishing | undefined
  onClose: () => void
  /** Called once it is deleted, also by somebody else. */
  onDeleted: () => void
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ kind, post, publishing, onClose, onDeleted }: DeletePostDialogProps) {
  const { messages } = usePostTexts(kind)
  const deletion = useDeletePost(kind, post, { onDeleted, onChanged: onClose })
  return (
    <DeleteDialog title={messages.deleteConfirm} {...{ deletion, onClose }}>
      <p>
        <bdi>
          <b>{post.title}</b>
        </bdi>
      </p>
      {publishing && postState(kind, post, publishing) !== 'off' && (
        <PausedNotice pause={publishing.pause} isLeaving />
      )}
    </DeleteDialog>
  )
}
