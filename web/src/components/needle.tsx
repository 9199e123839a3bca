import { createContext, use } from 'react'
import type { ArtName } from 'domain/needlework/fixed-art.ts'
import { Sewn } from './sewn.tsx'

/**
 * Draws fixed art at once, while prerendering. The browser has none: what is not in the HTML already is drawn by the
 * generator's own chunk, over a box that its page reserves.
 */
export const DrawFixedArt = createContext<((name: ArtName) => string) | undefined>(undefined)

/** One of the fixed pieces of our own pages: decoration, never the only sign of anything. */
export const Needle = ({ art, className }: { art: ArtName; className?: string | undefined }) => (
  <Sewn
    key={art}
    className={className}
    sewn={use(DrawFixedArt)?.(art)}
    sew={({ drawFixedArt }) => drawFixedArt(art)}
  />
)
