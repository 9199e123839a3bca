import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { media } from '#styles/media.ts'
import { heldWithin, mirrored } from '#styles/mirrored.ts'
import { visuallyHidden } from '#styles/visually-hidden.ts'

const Measure = styled.progress`
  ${visuallyHidden}
`

const Bar = styled.div`
  position: relative;
  padding-block-start: 30px;
  color: var(--anaar-lit);

  > i {
    display: block;
    block-size: 12px;
    background: repeating-linear-gradient(90deg, var(--line) 0 6px, transparent 6px 8px);
    ${mirrored}
    ${media.forcedColours} {
      forced-color-adjust: none;
      color: CanvasText;
      --line: transparent;
      outline: 1px solid;
    }
  }
  /* filled to the next whole stitch */
  > i::before {
    content: '';
    display: block;
    block-size: 100%;
    inline-size: var(--at);
    inline-size: min(100%, round(up, var(--at), 8px));
    background: repeating-linear-gradient(90deg, currentColor 0 6px, transparent 6px 8px);
  }
  > b {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: var(--at);
    ${heldWithin}
    color: var(--anaar);
    font-weight: 700;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
`

interface StitchedBarProps {
  label: string
  /** 0 to 100. The parent's style sets the filled part as `--at`. */
  percent: number
  className?: string | undefined
  style?: CSSProperties | undefined
}

/** Renders a progress bar of small marks. */
export const StitchedBar = ({ label, percent, className, style }: StitchedBarProps) => (
  <Bar className={className} style={style}>
    <Measure aria-label={label} value={percent} max={100} />
    <b aria-hidden="true">{`${percent}%`}</b>
    <i />
  </Bar>
)
