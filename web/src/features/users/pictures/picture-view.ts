/** Zoom and rotation of a picture. */
export interface PictureView {
  /** Size as a multiple of the box. */
  zoom: number
  /** Quarter turns clockwise, 0 to 3. */
  turn: number
}

export const INITIAL_VIEW: PictureView = { zoom: 1, turn: 0 }

const ZOOMS = [1, 1.5, 2, 3, 4]

export type ViewChange = 'larger' | 'smaller' | 'turned'

/** Returns whether a change is possible: zoom has a first and a last step. */
export const canChange = ({ zoom }: PictureView, change: ViewChange): boolean =>
  change === 'turned' || zoom !== (change === 'larger' ? ZOOMS.at(-1) : ZOOMS[0])

/** Zooms one step or rotates by a quarter turn. */
export function changeView(view: PictureView, change: ViewChange): PictureView {
  if (change === 'turned') return { ...view, turn: (view.turn + 1) % 4 }
  const step = change === 'larger' ? 1 : -1
  return { ...view, zoom: ZOOMS[ZOOMS.indexOf(view.zoom) + step] ?? view.zoom }
}
