import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '#lib/storage.ts'

/** Storage key for the switch. */
const KEY = 'single-keys'

const listeners = new Set<() => void>()

const areOn = () => readStorage(KEY) !== false

/** Returns whether one-letter shortcuts are on. People who use speech control turn them off (WCAG 2.1.4). */
export const useLetterShortcuts = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, areOn)

/** Turns shortcuts with letters on or off on this device. */
export function setLetterShortcuts(isOn: boolean): void {
  writeStorage(KEY, isOn)
  for (const tell of listeners) tell()
}

/** The action of each key, by `KeyboardEvent.key`; letters in lower case. */
export type Shortcuts = Partial<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')

/** Returns the topmost open dialog; `null` if there is none. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null

/**
 * Listens for shortcuts, except while the user types or another dialog is on top.
 * @param dialog the dialog of the shortcuts; without it they are for the page
 */
export function useShortcuts(keys: Shortcuts, dialog?: RefObject<HTMLDialogElement | null>): void {
  const areSingleOn = useLetterShortcuts()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    // a held key acts once
    if (event.repeat && key.length === 1) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    if (openDialog() !== (dialog ? dialog.current : null)) return
    if (key.length === 1 && !areSingleOn) return
    // arrow keys scroll a zoomed picture
    if (key.startsWith('Arrow') && target instanceof Element && target.closest('[data-scrolls]')) return
    const act = keys[key.length === 1 ? key.toLowerCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
