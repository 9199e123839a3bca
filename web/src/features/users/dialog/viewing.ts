/** How a picture is looked at. */
export interface Viewing {
  /** As a multiple of its box. */
  zoom: number
  /** Quarters clockwise, from 0 to 3. */
  turn: number
}

export const AS_IT_CAME: Viewing = { zoom: 1, turn: 0 }

const ZOOMS = [1, 1.5, 2, 3, 4]

export type Look = 'larger' | 'smaller' | 'turned'

export const canLook = ({ zoom }: Viewing, look: Look): boolean =>
  look === 'turned' || zoom !== (look === 'larger' ? ZOOMS.at(-1) : ZOOMS[0])

/** The same picture a step larger or smaller, or a quarter further. */
export function looked(viewing: Viewing, look: Look): Viewing {
  if (look === 'turned') return { ...viewing, turn: (viewing.turn + 1) % 4 }
  const step = look === 'larger' ? 1 : -1
  return { ...viewing, zoom: ZOOMS[ZOOMS.indexOf(viewing.zoom) + step] ?? viewing.zoom }
}
