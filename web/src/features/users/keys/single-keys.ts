import { useSyncExternalStore } from 'react'
import { keep, readKept } from '#lib/storage.ts'

/** Under which this device remembers that single keys were switched off. */
const KEY = 'single-keys'

const listeners = new Set<() => void>()

const areOn = () => readKept(KEY) !== false

/** Whether keys act that are pressed without Ctrl and the like: who speaks to her computer switches them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, areOn)

export function setSingleKeys(isOn: boolean): void {
  keep(KEY, isOn)
  for (const tell of listeners) tell()
}
