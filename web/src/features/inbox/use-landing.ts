import { useEffect, useRef } from 'react'

/**
 * Moves the focus to an element as soon as it is rendered, such as when the button that had it is gone.
 * @param first id of the element that gets it first; undefined for none
 * @returns sets the id of the next element
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
