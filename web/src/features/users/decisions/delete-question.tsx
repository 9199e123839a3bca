import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { useTexts } from '#lib/format/texts.ts'
import { Person } from '../list/person.tsx'
import type { ListedUser } from '../api.ts'

interface DeleteQuestionProps {
  user: ListedUser
  isBusy: boolean
  onDelete: () => void
  onClose: () => void
}

/** Asks before an account and its pictures are deleted, which cannot be undone. */
export function DeleteQuestion({ user, isBusy, onDelete, onClose }: DeleteQuestionProps) {
  const { deleteConfirm } = useTexts().users
  return (
    <DeleteDialog
      title={deleteConfirm}
      action={<Trans>Delete User</Trans>}
      deletion={{ mutate: onDelete, isPending: isBusy }}
      onClose={onClose}
    >
      <Person user={user} id={useId()} />
      <p>
        <Trans>The account and all of its pictures are deleted.</Trans>
      </p>
    </DeleteDialog>
  )
}
