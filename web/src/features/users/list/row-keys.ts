import type { KeyboardEvent } from 'react'

/** Marks the control of a row to which arrow keys lead. */
export const rowKey = (id: string) => ({ 'data-row': id })

const ROWS = '[data-row]'

/** Those that can be seen: of table and cards one is hidden. */
const shownRows = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.offsetParent !== null)

/** Gives the row of somebody the focus, if she is in the list. @returns whether she is */
export function focusRow(list: Element | null, id: string | undefined): boolean {
  const row = list && shownRows(list).find(({ dataset }) => dataset['row'] === id)
  row?.focus()
  return !!row
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Arrow keys lead from row to row; Enter opens the details of the row whose box has the focus.
 * @param onOpen called with her id
 */
export function handleRowKeys(event: KeyboardEvent<HTMLElement>, onOpen: (id: string) => void): void {
  const { key, target, currentTarget } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
  // React hands on what is pressed in a dialog, which lies over the list and not in it
  if (target.closest('dialog')) return
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
