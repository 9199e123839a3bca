import { UNDO } from 'domain/limits.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { loadToasts, showToast } from '#components/overlay/toasts.tsx'
import { DecisionNotice } from './decision-notice.tsx'
import type { News } from './use-decisions.ts'

interface Where {
  /** A dialog is open, which says the news itself. */
  isInDialog: boolean
  onUndo: () => void
}

/** Says news as a toast where no dialog does: what was decided in the list, and what can still be taken back when one closes. */
export function useNewsToast(news: News | undefined, { isInDialog, onUndo }: Where): void {
  const shown = useRef<{ news: News; close: ReturnType<typeof showToast> }>(undefined)

  const hide = () => {
    void shown.current?.close.then((close) => close?.())
    shown.current = undefined
  }

  const show = useEffectEvent((said: News) => {
    const undo = () => {
      hide()
      onUndo()
    }
    const seconds = said.canUndo ? UNDO.shownSeconds * 1_000 : undefined
    const tone = said.tone === 'good' ? 'success' : 'error'
    shown.current = {
      news: said,
      close: showToast(tone, <DecisionNotice news={said} onUndo={undo} />, seconds),
    }
  })
  // so that news can be told without a connection
  useEffect(() => void loadToasts(), [])
  useEffect(() => {
    if (isInDialog) {
      hide()
      return
    }
    // when only the way back has gone, it closes by itself
    if (news && (news.canUndo || !shown.current)) show(news)
  }, [news, isInDialog])
}
