import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { focusRow } from './list/row-keys.ts'
import type { ListedUser } from './user-list.ts'

/**
 * Keeps the focus in the list where what had it is gone: the row of who was decided on, or the dialog.
 * @returns notes that somebody is about to leave the list: the focus goes to the one after her
 */
export function useReturningFocus(panel: RefObject<HTMLElement | null>, openId: string | undefined) {
  const last = useRef<string>(undefined)
  const restore = useEffectEvent(() => {
    if (document.activeElement !== document.body) return
    if (!focusRow(panel.current, last.current)) panel.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (openId !== undefined) last.current = openId
    else if (last.current !== undefined) restore()
  }, [openId])

  return (id: string, users: readonly ListedUser[]) => {
    const at = users.findIndex((user) => user.id === id)
    const next = users[at + 1] ?? users[at - 1]
    if (!focusRow(panel.current, next?.id)) panel.current?.focus({ preventScroll: true })
  }
}
