import type { Drawing } from './drawing.ts'
import { figure, type Kind } from './figure.ts'
import { partlySewn } from './motif.ts'
import { BASKETS, type Ground } from './silks.ts'

const PERSON: readonly Kind[] = ['lozenge', 'star', 'star', 'octagon', 'flower']

export interface PortraitOptions {
  /** threads from the middle to the edge */
  n?: number
  ground?: Ground
  /** 0 to 0.6: how much of the middle stays plain for initials */
  open?: number
  /** 0 to 1: sewn only so far, from the foot up; the rest shows its holes */
  done?: number
}

/**
 * Draws a person without a profile picture, alike at every size. Initials are not drawn: pages set them as text over the open middle.
 * @param seed made from the user's id, which never changes
 */
export const portrait = (
  seed: string,
  { n = 12, ground = 'raat', open = 0, done = 1 }: PortraitOptions = {},
): Drawing => {
  const at = figure(seed, n, BASKETS[ground], PERSON, true)
  const isOpen = (x: number, y: number) => Math.abs(x - n + 0.5) + Math.abs(y - n + 0.5) < n * open
  return partlySewn(n * 2, (x, y) => (isOpen(x, y) ? null : at(x - n, y - n)), done)
}
