import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ListedUser } from '../api.ts'

/**
 * Keeps the focus in the list when the focused row, the dialog or the bar of the selection disappears.
 * @returns a function to call before a user leaves the list; it focuses the next row
 */
export function useListFocus(
  panel: RefObject<HTMLElement | null>,
  openId: string | undefined,
  hasSelection: boolean,
) {
  const last = useRef<string>(undefined)
  const restore = useEffectEvent(() => {
    if (document.activeElement !== document.body) return
    if (!focusRow(panel.current, last.current)) panel.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (openId !== undefined) last.current = openId
    else if (last.current !== undefined) restore()
  }, [openId])
  useEffect(() => (hasSelection ? () => restore() : undefined), [hasSelection])

  return (id: string, users: readonly ListedUser[]) => {
    const at = users.findIndex((user) => user.id === id)
    const next = users[at + 1] ?? users[at - 1]
    if (!focusRow(panel.current, next?.id)) panel.current?.focus({ preventScroll: true })
  }
}

/** Marks the control of a row that arrow keys focus. */
export const rowKey = (id: string) => ({ 'data-row': id })

const ROWS = '[data-row]'

/** Returns the visible rows: either the table or the cards are hidden. */
const shownRows = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.offsetParent !== null)

/** Focuses the row of a user. @returns whether the user is in the list */
function focusRow(list: Element | null, id: string | undefined): boolean {
  const row = list && shownRows(list).find(({ dataset }) => dataset['row'] === id)
  row?.focus()
  return !!row
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Moves between rows with the arrow keys. Enter on a checkbox opens the details.
 * @param onOpen called with the id of the user
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, onOpen: (id: string) => void): void {
  const { key, target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  // React bubbles keys of a dialog or menu that is rendered in the list
  if (target.closest('dialog, [popover]')) return
  const rows = shownRows(currentTarget)
  const step = STEPS[key]
  if (step !== undefined) {
    const row = target.closest<HTMLElement>('[data-user]')?.querySelector<HTMLElement>(ROWS)
    const next = rows[row ? rows.indexOf(row) + step : 0]
    if (!next) return
    event.preventDefault()
    next.focus()
  } else if (key === 'Enter' && target instanceof HTMLInputElement && target.dataset['row']) {
    event.preventDefault()
    onOpen(target.dataset['row'])
  }
}
