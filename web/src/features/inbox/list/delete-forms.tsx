import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Collections } from 'domain/stored/collections.ts'
import { useEffect } from 'react'
import styled from 'styled-components'
import { DeleteDialog } from '#components/dashboard/delete-dialog.tsx'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import type { FormList } from '#lib/firebase/queries.ts'
import type { WithId } from '#lib/firebase/use-live.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { ownDirection } from '#styles/own-direction.ts'
import { type Deletion, useDeleteForms } from '../api.ts'
import type { DeletionTexts, ListKind } from './list-kind.ts'

const Lines = styled.ul`
  display: grid;
  max-block-size: 40dvh;
  overflow: auto;

  > li {
    padding-block: var(--s2);
    border-block-end: 1px solid var(--line);
    overflow-wrap: anywhere;
    ${ownDirection}
  }
`

interface DeleteFormsProps<List extends FormList> {
  /** Of the admin, whose drafts of replies go too. */
  uid: string
  kind: ListKind<List>
  forms: readonly WithId<Collections[List]>[]
  onClose: () => void
  /** Called with the ids of those that are gone, unless there are none. Somebody else may have deleted them. */
  onGone: (ids: readonly string[]) => void
}

/** Asks before entries of a list are deleted, one or several, and says afterwards what was deleted. */
export function DeleteForms<List extends FormList>({
  uid,
  kind,
  forms,
  onClose,
  onGone,
}: DeleteFormsProps<List>) {
  const texts = kind.useDeletionTexts(forms)
  const showOutcome = useShowOutcome(texts)
  const deletion = useDeleteForms(
    uid,
    kind.list,
    forms.map(({ id }) => id),
    (outcome) => {
      showOutcome(outcome)
      // else the question stays, to try again
      if (outcome.done.length > 0) onGone(outcome.done)
    },
  )
  // the button that asked may be gone with its entry
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus()
    },
    [],
  )
  return (
    <DeleteDialog title={texts.title} {...{ deletion, onClose }}>
      <Lines>
        {texts.lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </Lines>
      {texts.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </DeleteDialog>
  )
}

/** Returns what shows how a deletion ended. */
function useShowOutcome({ deleted }: DeletionTexts) {
  const { t } = useLingui()
  const errorText = useErrorText()
  // at once, so that it also works when the connection is lost
  useEffect(() => void loadToasts(), [])
  return ({ done, missing, failed: [first, ...others] }: Deletion): void => {
    const gone = done.length
    const all = gone + (first ? 1 : 0) + others.length
    if (first) {
      const why = errorText(first.error)
      void showToast('error', all === 1 ? why : t`${gone} of ${all} deleted. ${why}`)
      return
    }
    const already =
      all === 1
        ? t`This was already deleted.`
        : t`${plural(missing, { one: '# was already deleted.', other: '# were already deleted.' })}`
    const fresh = gone - missing
    void showToast('success', [fresh && deleted(fresh), missing && already].filter(Boolean).join(' '))
  }
}
