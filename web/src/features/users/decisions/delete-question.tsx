import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Button } from '#components/controls/button.tsx'
import { Question, SafeAnswer } from '#components/overlay/question.tsx'
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
  const { t } = useLingui()
  const { deleteConfirm } = useTexts().users
  return (
    <Question
      title={t`Delete User`}
      onClose={onClose}
      answers={
        <>
          <SafeAnswer $kind="line" onClick={onClose}>
            <Trans>Cancel</Trans>
          </SafeAnswer>
          <Button
            type="button"
            $kind="danger"
            aria-disabled={isBusy}
            aria-busy={isBusy}
            onClick={() => !isBusy && onDelete()}
          >
            <Trans>Delete User</Trans>
          </Button>
        </>
      }
    >
      <Person user={user} id={useId()} />
      <p>{deleteConfirm}</p>
      <p>
        <Trans>The account and all of its pictures are deleted. This cannot be undone.</Trans>
      </p>
    </Question>
  )
}
