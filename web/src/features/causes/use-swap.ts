import { useEffect, useState, type RefObject } from 'react'
import { useNearView } from '../../lib/use-near-view.ts'

/**
 * Loads what is to replace the content of a frame when that comes near the view.
 * @returns true once it is loaded and the focus is not inside the frame, where swapping would lose it; never if it
 * cannot be loaded: the content does without
 */
export function useSwap(frame: RefObject<HTMLElement | null>, load: () => Promise<unknown>): boolean {
  const isNear = useNearView(frame)
  const [isSwapped, setIsSwapped] = useState(false)
  useEffect(() => {
    const box = frame.current
    if (!isNear || !box) return
    const ending = new AbortController()
    const swap = () => {
      if (ending.signal.aborted) return
      if (!box.contains(document.activeElement)) return setIsSwapped(true)
      box.addEventListener('focusout', () => setTimeout(swap), { once: true, signal: ending.signal })
    }
    load().then(swap, () => {})
    return () => ending.abort()
  }, [isNear, frame, load])
  return isSwapped
}
