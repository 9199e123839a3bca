import { useQueryClient } from '@tanstack/react-query'
import { UNDO } from 'domain/limits.ts'
import { useEffect, useRef, useState } from 'react'
import { queryKeys } from '#lib/query/query-keys.ts'
import { useTexts } from '#lib/format/texts.ts'
import {
  actOnEach,
  approve,
  type Decidable,
  FAILURES,
  type Outcome,
  reject,
  remove,
  formatFailure,
  undo,
} from './act.ts'

/** What was last done, or could not be. */
export interface News {
  tone: 'good' | 'bad'
  /** Whom it is about. */
  users: readonly Decidable[]
  text: string
  /** Whether it can still be taken back. */
  canUndo: boolean
}

/** Decisions of this sitting, as they are made. */
export function useDecisions() {
  const client = useQueryClient()
  const texts = useTexts()
  const [news, setNews] = useState<News>()
  const [isBusy, setIsBusy] = useState(false)
  // a second press may come before anything is drawn anew
  const busy = useRef(false)

  useEffect(() => {
    if (!news?.canUndo) return
    const timer = setTimeout(() => setNews({ ...news, canUndo: false }), UNDO.shownSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [news])

  /** @returns nothing where something is under way already */
  async function run(
    users: readonly Decidable[],
    act: (user: Decidable) => Promise<void>,
    { kind, said }: { kind: keyof typeof FAILURES; said: string },
  ): Promise<Outcome | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setIsBusy(true)
    setNews(undefined)
    const { done, failed } = await actOnEach(users, act)
    busy.current = false
    setIsBusy(false)
    const [first] = failed
    if (first)
      setNews({
        tone: 'bad',
        users: failed.map(({ user }) => user),
        text: formatFailure(first.error, texts, FAILURES[kind]),
        canUndo: false,
      })
    else setNews({ tone: 'good', users: done, text: said, canUndo: kind === 'approve' || kind === 'reject' })
    void client.invalidateQueries({ queryKey: queryKeys.userPages })
    return { done, failed }
  }

  return {
    news,
    isBusy,
    approve: (users: readonly Decidable[]) =>
      run(users, approve, { kind: 'approve', said: texts.users.approved }),
    reject: (users: readonly Decidable[], reason: string) =>
      run(users, reject(reason), { kind: 'reject', said: texts.users.rejected }),
    remove: (user: Decidable) => run([user], remove, { kind: 'delete', said: texts.users.deleted }),
    undo: () => run(news?.users ?? [], undo, { kind: 'undo', said: texts.users.undone }),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
