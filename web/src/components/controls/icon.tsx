import styled from 'styled-components'
import { mirrored } from '#styles/mirrored.ts'

/** On a grid of 24, stroked and never filled. */
const SHAPES = {
  alert: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  check: 'M4 12l5 6L20 6',
  clock: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l4 2',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  cross: 'M5 5l14 14M19 5L5 19',
  day: 'M4 6h16v14H4zM4 10h16M8 3v5M16 3v5',
  document: 'M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7',
  external: 'M8 5h11v11M19 5L6 18',
  facebook: 'M16 4h-2c-2 0-3 1-3 3v13M8 12h7',
  heart: 'M12 20L4 12V8l3-3h2l3 3 3-3h2l3 3v4z',
  info: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 11v6M12 7v.5',
  linkedin: 'M5 10v9M5 5v.5M10 19v-9M10 13c1-3 8-4 8 1v5',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  pause: 'M8 5v14M16 5v14',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  phone: 'M5 3h4l2 5-3 2c1 3 3 5 6 6l2-3 5 2v4c0 1-1 2-2 2C11 20 4 13 3 5c0-1 1-2 2-2z',
  pin: 'M12 21c-5-6-7-9-7-12a7 7 0 0114 0c0 3-2 6-7 12zM12 7a2 2 0 110 4 2 2 0 010-4z',
  play: 'M7 4v16l13-8z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7z',
  reply: 'M9 5L4 10l5 5M4 10h10l6 6v3',
  search: 'M10.5 4a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM15.5 15.5L21 21',
  up: 'M12 20V5M6 11l6-6 6 6',
  upload: 'M4 16v4h16v-4M12 16V4M7 9l5-5 5 5',
  whatsapp: 'M4 20l1-5a8 8 0 113 3zM9 8c0 4 3 7 7 7v-2l-2-1-1 1-2-2 1-1-1-2z',
} as const

export type IconName = keyof typeof SHAPES

const Svg = styled.svg<{ $mirrored: boolean }>`
  inline-size: 1.25em;
  block-size: 1.25em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: square;
  ${({ $mirrored }) => $mirrored && mirrored}
`

const MIRRORED: readonly IconName[] = ['arrow', 'back', 'external', 'reply']

interface IconProps {
  name: IconName
  className?: string
}

interface ShapeProps {
  /** Path data, 24 × 24. */
  d: string
  isMirrored?: boolean
  className?: string | undefined
}

/** Renders the path of an icon. */
export const Shape = ({ d, isMirrored = false, className }: ShapeProps) => (
  <Svg viewBox="0 0 24 24" aria-hidden="true" className={className} $mirrored={isMirrored}>
    <path d={d} />
  </Svg>
)

/**
 * Draws an icon. It is decorative: the control around it has the name. Arrows are mirrored in right-to-left
 * text.
 */
export const Icon = ({ name, className }: IconProps) => (
  <Shape d={SHAPES[name]} isMirrored={MIRRORED.includes(name)} className={className} />
)

/** Returns whether public pages have this icon. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(SHAPES, name)
