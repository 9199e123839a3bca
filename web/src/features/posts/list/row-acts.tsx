import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import styled from 'styled-components'
import { Button, IconButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icon.tsx'
import { WorkIcon } from '#components/controls/work-icon.tsx'
import { clearToasts, showToast } from '#components/overlay/toasts.tsx'
import { narrowList } from '#styles/narrow-list.ts'
import type { Post, PostKind } from '../kinds.ts'
import { useMessageOf, useWords } from '../use-words.ts'

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
const Act = styled(Button)`
  padding-inline: 10px;
  ${narrowList} {
    flex: 1;
    border-color: var(--edge);
    text-decoration: none;
  }
`
const Delete = styled(IconButton)`
  color: var(--danger);
`

interface RowActsProps {
  kind: PostKind
  post: Post
  onEdit: () => void
  onSee: () => void
  onDelete: () => void
}

/** Publish or Unpublish in one press, Edit, how a visitor sees it, delete. */
export function RowActs({ kind, post, onEdit, onSee, onDelete }: RowActsProps) {
  const { t } = useLingui()
  const { said } = useWords(kind)
  const messageOf = useMessageOf()
  const { title, is_published: isPublished } = post
  const { mutate, isPending } = useMutation({
    mutationFn: () => kind.publish(post, !isPublished),
    onMutate: clearToasts,
    onSuccess: () => void showToast('success', said.updated),
    onError: (error) => void showToast('error', messageOf(error, said.updateFailed)),
  })
  return (
    <Row>
      <Act
        type="button"
        $small
        $kind={isPublished ? 'plain' : 'line'}
        aria-label={isPublished ? t`Unpublish ${title}` : t`Publish ${title}`}
        aria-busy={isPending}
        onClick={() => isPending || mutate()}
      >
        {isPublished ? <Trans>Unpublish</Trans> : <Trans>Publish</Trans>}
      </Act>{' '}
      <Act type="button" $small $kind="plain" aria-label={t`Edit ${title}`} onClick={onEdit}>
        <Trans>Edit</Trans>
      </Act>
      <IconButton type="button" aria-label={t`Preview: ${title}`} onClick={onSee}>
        <WorkIcon name="eye" />
      </IconButton>
      <Delete type="button" aria-label={t`Delete ${title}`} onClick={onDelete}>
        <Icon name="bin" />
      </Delete>
    </Row>
  )
}
