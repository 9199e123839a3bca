import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useSingleKeys } from './single-keys.ts'

/** What a key does, by `KeyboardEvent.key`, letters small. */
export type Keys = Partial<Record<string, () => void>>

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')

/** The uppermost dialog that is open, `null` for the page itself. */
const openDialog = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null

/**
 * Acts on keys that are pressed while nothing is typed and no other dialog lies above.
 * @param dialog the dialog that the keys are for; without one they are for the page
 */
export function useKeys(keys: Keys, dialog?: RefObject<HTMLDialogElement | null>): void {
  const areSingleOn = useSingleKeys()
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    // a key that is held down decides once
    if (event.repeat && key.length === 1) return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    if (openDialog() !== (dialog ? dialog.current : null)) return
    if (key.length === 1 && !areSingleOn) return
    // a picture that is larger than its box is moved by them
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
