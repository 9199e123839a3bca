import { useEffect, useState, type RefObject } from 'react'
import { useNearView } from '#lib/browser/use-near-view.ts'

/**
 * Loads what is to replace the content of a frame when that comes near the view.
 * @returns what was loaded, once the focus is not inside the frame, where swapping would lose it; never if it cannot be
 * loaded: the content does without
 */
export function useSwap<T>(frame: RefObject<HTMLElement | null>, load: () => Promise<T>): T | undefined {
  const isNear = useNearView(frame)
  const [loaded, setLoaded] = useState<{ value: T }>()
  useEffect(() => {
    const box = frame.current
    if (!isNear || !box) return
    const controller = new AbortController()
    const swap = (value: T) => {
      if (controller.signal.aborted) return
      if (!box.contains(document.activeElement)) return setLoaded({ value })
      const later = () => setTimeout(() => swap(value))
      box.addEventListener('focusout', later, { once: true, signal: controller.signal })
    }
    load().then(swap, () => {})
    return () => controller.abort()
  }, [isNear, frame, load])
  return loaded?.value
}
