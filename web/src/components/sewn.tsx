import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNearView } from '../lib/use-near-view.ts'

export type Needlework = typeof import('../lib/needlework.ts')

interface SewnProps {
  /** Draws it in the browser, once the generator is loaded. */
  sew: (needlework: Needlework) => string
  /** What prerendering has drawn already. */
  sewn?: string | undefined
  className?: string | undefined
}

/**
 * A plain box filled with needlework. What was prerendered stays in the HTML and is hydrated empty: React keeps the
 * content of an element whose `__html` it does not know. Give it a key, since another drawing needs another box.
 */
export function Sewn({ sew, sewn = '', className }: SewnProps) {
  const box = useRef<HTMLSpanElement>(null)
  const [markup, setMarkup] = useState(sewn)
  const isNear = useNearView(box)
  const draw = useEffectEvent((needlework: Needlework) => setMarkup(sew(needlework)))
  useEffect(() => {
    if (!isNear || box.current?.firstChild) return
    let isGone = false
    import('../lib/needlework.ts').then(
      (needlework) => isGone || draw(needlework),
      () => {}, // decoration: without it the box stays plain
    )
    return () => {
      isGone = true
    }
  }, [isNear])
  return (
    <span
      ref={box}
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
