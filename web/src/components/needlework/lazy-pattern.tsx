import type { ArtName } from 'domain/needlework/fixed-art.ts'
import type { PictureOptions } from 'domain/needlework/picture.ts'
import { createContext, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNearView } from '#lib/browser/use-near-view.ts'

type Needlework = typeof import('#lib/needlework.ts')

/**
 * The generator where it is at hand: while prerendering. The browser has none: what is not in the HTML already is drawn by
 * the generator's own chunk, over a box that its page reserves.
 */
export const NeedleworkAtHand = createContext<Needlework | undefined>(undefined)

interface LazyPatternProps {
  /** Draws it: at once where the generator is at hand, else in the browser when the box comes near the view. */
  draw: (needlework: Needlework) => string
  className?: string | undefined
}

/**
 * A plain box filled with needlework. What was prerendered stays in the HTML and is hydrated empty: React keeps the
 * content of an element whose `__html` it does not know. Give it a key, since another drawing needs another box.
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

/** One of the fixed pieces of our own pages: decoration, never the only sign of anything. */
export const FixedArt = ({ art, className }: { art: ArtName; className?: string | undefined }) => (
  <LazyPattern key={art} className={className} draw={({ drawFixedArt }) => drawFixedArt(art)} />
)

interface PatternPictureProps {
  id: string
  options?: PictureOptions
  className?: string | undefined
}

/** Stands where a post, an event or a cause has no photograph; drawn from its id. */
export const PatternPicture = ({ id, options, className }: PatternPictureProps) => (
  <LazyPattern key={id} className={className} draw={({ drawPicture }) => drawPicture(id, options)} />
)
