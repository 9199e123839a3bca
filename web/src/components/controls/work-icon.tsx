import { FILE_SHAPES } from './file-shapes.ts'
import { Icon, type IconName, isIcon, Shape } from './icon.tsx'

/** Icons for signed-in users only; public pages do not load them. */
const SHAPES = {
  ...FILE_SHAPES,
  chart: 'M4 20h16M6 20v-7h3v7M11 20V6h3v14M16 20v-4h3v4',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 110 6 3 3 0 010-6z',
  fill: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  gift: 'M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7c-6 0-5-5-2-4 2 1 2 4 2 4zm0 0c6 0 5-5 2-4-2 1-2 4-2 4z',
  globe: 'M12 3a9 9 0 110 18 9 9 0 010-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  inbox: 'M3 13l3-9h12l3 9v7H3zM3 13h5l2 3h4l2-3h5',
  key: 'M8 12a4 4 0 110 8 4 4 0 010-8zM11 13l9-9M16 8l3 3',
  left: 'M15 5l-7 7 7 7',
  lock: 'M5 11h14v10H5zM8 11V8a4 4 0 018 0v3',
  logout: 'M10 4H4v16h6M9 12h12M16 7l5 5-5 5',
  minus: 'M4 12h16',
  more: 'M5 11.5h1v1H5zM11.5 11.5h1v1h-1zM18 11.5h1v1h-1z',
  offline: 'M3 3l18 18M2 9c3-3 6-4 10-4M22 9c-2-2-3-2.5-5-3.3M6 13c2-2 4-2.5 6-2.5M10 17.5l2 2 2-2',
  people: 'M9 4a4 4 0 110 8 4 4 0 010-8zM2 21c0-5 3-7 7-7s7 2 7 7M16 5a3.5 3.5 0 010 7M18 14c3 1 4 3 4 7',
  right: 'M9 5l7 7-7 7',
  team: 'M12 3l9 9-9 9-9-9zM12 8l4 4-4 4-4-4z',
  turn: 'M19 12a7 7 0 11-2-5l2 2M19 4v5h-5',
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 010 12h-3',
} as const

export type WorkIconName = IconName | keyof typeof SHAPES

const MIRRORED: readonly WorkIconName[] = ['left', 'logout', 'right']

/** Draws an icon of the dashboard or the account pages. */
export const WorkIcon = ({ name }: { name: WorkIconName }) =>
  isIcon(name) ? <Icon name={name} /> : <Shape d={SHAPES[name]} isMirrored={MIRRORED.includes(name)} />
