import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an element once that is rendered. A list needs this when the button that had the focus is gone.
 * @param first id of the element that gets the focus first; undefined for none
 * @returns a function that sets the id of the next element
 */
export function useLanding(first?: string): (id: string) => void {
  const landing = useRef(first)
  useEffect(() => {
    const element = landing.current === undefined ? null : document.getElementById(landing.current)
    if (!element) return
    landing.current = undefined
    element.focus()
  })
  return (id) => {
    landing.current = id
  }
}
