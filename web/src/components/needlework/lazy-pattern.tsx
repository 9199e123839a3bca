import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { PictureOptions } from 'domain/needlework/picture.ts'
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNearView } from '#lib/browser/use-near-view.ts'

type Needlework = typeof import('#lib/needlework.ts')

/**
 * Provides the generator while prerendering. In the browser it is undefined: pictures that are not in the HTML are drawn
 * by a separate chunk, in the space that the page reserves.
 */
export const NeedleworkAtHand = createContext<Needlework | undefined>(undefined)

interface LazyPatternProps {
  /** Draws the picture; called while prerendering, otherwise when the box comes near the view. */
  draw: (needlework: Needlework) => string
  className?: string | undefined
}

/**
 * Renders a box with a generated picture. React keeps a prerendered picture on hydration, although `__html` is empty.
 * Give it a key: another picture needs another box.
 */
export function LazyPattern({ draw, className }: LazyPatternProps) {
  const box = useRef<HTMLSpanElement>(null)
  const atHand = use(NeedleworkAtHand)
  const [markup, setMarkup] = useState(() => (atHand ? draw(atHand) : ''))
  const isNear = useNearView(box)
  const fill = useEffectEvent((needlework: Needlework) => setMarkup(draw(needlework)))
  useEffect(() => {
    if (!isNear || box.current?.firstChild) return
    let isCancelled = false
    import('#lib/needlework.ts').then(
      (needlework) => isCancelled || fill(needlework),
      () => {}, // decoration: without it the box stays plain
    )
    return () => {
      isCancelled = true
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

/** Renders one of the fixed drawings of our pages. Decoration only. */
export const FixedArt = ({ art, className }: { art: ArtName; className?: string | undefined }) => (
  <LazyPattern key={art} className={className} draw={({ drawFixedArt }) => drawFixedArt(art)} />
)

interface PatternPictureProps {
  id: string
  options?: PictureOptions
}

/** Renders a picture generated from an id, for a post, an event or a cause without a photo. */
export const PatternPicture = ({ id, options }: PatternPictureProps) => (
  <LazyPattern key={id} draw={({ drawPicture }) => drawPicture(id, options)} />
)
