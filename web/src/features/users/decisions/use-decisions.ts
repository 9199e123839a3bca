import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { UNDO } from 'domain/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { type Outcome, runForEach } from '#lib/firebase/run-for-each.ts'
import { useTexts } from '#lib/format/texts.ts'
import { useErrorText } from '#lib/format/use-error-text.ts'
import { queryKeys } from '#lib/query/query-keys.ts'
import type { SentRejection } from '../reject/rejection-draft.ts'
import { approveUser, type Decidable, rejectUser, removeUser, undoUserDecision } from '../api.ts'

/** Describes the last decision of the admin, or its failure. */
export interface DecisionNotice {
  tone: 'good' | 'bad'
  users: readonly Decidable[]
  text: string
  canUndo: boolean
}

/** Holds the messages to show after an action. */
interface ActionTexts {
  done: string
  /** The server refused without a message. */
  failed: string
  /** No answer came. */
  unreachable: string
  canUndo: boolean
}

/** Decides on users, and keeps what to show about the last decision. */
export function useDecisions() {
  const { t } = useLingui()
  const client = useQueryClient()
  const { users: texts } = useTexts()
  const errorText = useErrorText()
  const [notice, setNotice] = useState<DecisionNotice>()
  const [isBusy, setIsBusy] = useState(false)
  // a second press may come before the next render
  const busy = useRef(false)

  useEffect(() => {
    if (!notice?.canUndo) return
    const timer = setTimeout(() => setNotice({ ...notice, canUndo: false }), UNDO.shownSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [notice])

  /** Runs an action for the users. @returns undefined while another one is running */
  async function run(
    users: readonly Decidable[],
    action: (user: Decidable) => Promise<void>,
    { done: text, failed: failedText, unreachable, canUndo }: ActionTexts,
  ): Promise<Outcome<Decidable> | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setIsBusy(true)
    setNotice(undefined)
    const outcome = await runForEach(users, action)
    busy.current = false
    setIsBusy(false)
    const [first] = outcome.failed
    const failure = first && errorText(first.error, { failed: failedText, unreachable })
    if (failure)
      setNotice({
        tone: 'bad',
        users: outcome.failed.map(({ item }) => item),
        text: failure,
        canUndo: false,
      })
    else if (!first) setNotice({ tone: 'good', users: outcome.done, text, canUndo })
    void client.invalidateQueries({ queryKey: queryKeys.userPages })
    return outcome
  }

  return {
    notice,
    isBusy,
    /** @param officeNote what only admins see; '' for nothing */
    approve: (users: readonly Decidable[], officeNote = '') =>
      run(users, (user) => approveUser(user, officeNote), {
        done: texts.approved,
        failed: texts.approveFailed,
        unreachable: texts.approveError,
        canUndo: true,
      }),
    reject: (users: readonly Decidable[], rejection: SentRejection) =>
      run(users, (user) => rejectUser(user, rejection), {
        done: texts.rejected,
        failed: texts.rejectFailed,
        unreachable: texts.rejectError,
        canUndo: true,
      }),
    remove: (user: Decidable) => {
      const name = user.full_name
      return run([user], () => removeUser(user, t`Delete the account of ${name}`), {
        done: texts.deleted,
        failed: texts.deleteFailed,
        unreachable: texts.deleteError,
        canUndo: false,
      })
    },
    undo: () =>
      run(notice?.users ?? [], undoUserDecision, {
        done: texts.undone,
        failed: texts.undoError,
        unreachable: texts.undoError,
        canUndo: false,
      }),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
